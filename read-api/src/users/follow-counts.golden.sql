select
(select count(*)::int from read_model.follow s join read_model.person p on p.id = s.user_id
where s.target_kind = 'user' and s.target_id = $1 and p.is_visible
and not exists (select from read_model.block b
where b.user_id = s.user_id and b.blocked_id = s.target_id)
and (s.user_id = $2 or not exists (select from read_model.block b
where b.user_id = s.target_id and b.blocked_id = s.user_id)) and not exists (select from read_model.block b
where b.user_id = $3 and b.blocked_id = p.id)) as followers,
(select count(*)::int from read_model.follow s join read_model.person p on p.id = s.target_id
where s.user_id = $4 and s.target_kind = 'user' and p.is_visible
and not exists (select from read_model.block b
where b.user_id = s.user_id and b.blocked_id = s.target_id)
and (s.user_id = $5 or not exists (select from read_model.block b
where b.user_id = s.target_id and b.blocked_id = s.user_id)) and not exists (select from read_model.block b
where b.user_id = $6 and b.blocked_id = p.id)) as following;
-- ["u-sora","u-mio","u-mio","u-sora","u-mio","u-mio"]
