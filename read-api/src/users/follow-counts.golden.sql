select
(select count(*)::int from read_model.follow s join read_model.person p on p.id = s.user_id
where s.target_kind = 'user' and s.target_id = $1 and not p.disabled) as followers,
(select count(*)::int from read_model.follow s join read_model.person p on p.id = s.target_id
where s.user_id = $2 and s.target_kind = 'user' and not p.disabled) as following;
-- ["u-sora","u-sora"]
