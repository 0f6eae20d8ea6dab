select
p.id, p.username, p.name,
p.state->'sections'->'basics'->>'avatar' as avatar,
p.state->'sections'->'basics'->>'job' as job,
p.state->'sections'->'basics'->>'workFor' as "workFor",
p.state->'sections'->'basics'->>'livingAddress' as "livingAddress",
false as "isVerified",
p.use_service_count as "useServiceCount", p.follower_count - (select count(*)::int from read_model.block b
join read_model.follow f on f.target_kind = 'user' and f.target_id = p.id
and f.user_id = case when b.user_id = p.id then b.blocked_id else b.user_id end
where (b.user_id = p.id and f.user_id is distinct from $1) or b.blocked_id = p.id) as "followerCount",
(exists (select from read_model.follow f
where f.user_id = $2 and f.target_kind = 'user' and f.target_id = p.id) and not exists (select from read_model.block b
where b.user_id = $3 and b.blocked_id = p.id)) as "isFollowing" from read_model.follow s join read_model.person p on p.id = s.user_id
where s.target_kind = 'user' and s.target_id = $4 and p.is_visible and not exists (select from read_model.block b
where b.user_id = s.user_id and b.blocked_id = s.target_id)
and (s.user_id = $5 or not exists (select from read_model.block b
where b.user_id = s.target_id and b.blocked_id = s.user_id)) and not exists (select from read_model.block b
where b.user_id = $6 and b.blocked_id = p.id)
order by s.since desc, s.user_id limit $7 offset $8;
-- ["u-mio","u-mio","u-mio","u-sora","u-mio","u-mio",5,0]
