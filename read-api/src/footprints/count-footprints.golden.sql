select count(distinct v.viewer_id)::int as count from footprints.visit v join read_model.person p on p.id = v.viewer_id
where v.kind = $1 and v.profile_id = $2 and v.day > (now() at time zone 'Asia/Tokyo')::date - $3::int and p.is_visible
and not exists (select from read_model.hidden_visitor h where h.user_id = v.viewer_id)
and not exists (select from read_model.block b where b.user_id = v.profile_id and b.blocked_id = v.viewer_id);
-- ["company","c-1",90]
