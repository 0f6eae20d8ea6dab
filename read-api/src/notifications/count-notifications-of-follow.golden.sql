select count(*)::int as count from (select 1 from (
(select 'followed' as type, s.arrived_at as at, s.target_kind as about_kind, s.target_id as about_id,
'user' as by_kind, s.user_id as by_id, null::text as reason, s.target_id as place
from read_model.follow s join read_model.person p on p.id = s.user_id and p.is_visible
where s.target_kind = 'user' and s.target_id = $1 and not exists (select from read_model.block b
where b.user_id = s.user_id and b.blocked_id = s.target_id)
and (s.user_id = $2 or not exists (select from read_model.block b
where b.user_id = s.target_id and b.blocked_id = s.user_id)) and not exists (select from read_model.block b
where b.user_id = $3 and b.blocked_id = p.id) and s.arrived_at > $4 order by 2 desc limit $5) union all
(select 'followed' as type, s.arrived_at as at, s.target_kind as about_kind, s.target_id as about_id,
'user' as by_kind, s.user_id as by_id, null::text as reason, s.target_id as place
from read_model.follow s join read_model.person p on p.id = s.user_id and p.is_visible
where s.target_kind = 'company' and s.target_id in (select m.company_id from read_model.membership m where m.user_id = $6 and m.is_owner) and not exists (select from read_model.block b
where b.user_id = s.user_id and b.blocked_id = s.target_id)
and (s.user_id = $7 or not exists (select from read_model.block b
where b.user_id = s.target_id and b.blocked_id = s.user_id)) and not exists (select from read_model.block b
where b.user_id = $8 and b.blocked_id = p.id) and s.arrived_at > $9 order by 2 desc limit $10)) n
group by n.type, n.place, (n.at::timestamptz at time zone 'Asia/Tokyo')::date) t;
-- ["u-mio","u-mio","u-mio","2026-11-20T00:00:00.000Z",500,"u-mio","u-mio","u-mio","2026-11-20T00:00:00.000Z",500]
