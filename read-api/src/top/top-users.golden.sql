select
p.id, p.username, p.name,
p.state->'sections'->'basics'->>'avatar' as avatar,
p.state->'sections'->'basics'->>'job' as job,
p.state->'sections'->'basics'->>'workFor' as "workFor",
p.state->'sections'->'basics'->>'livingAddress' as "livingAddress",
false as "isVerified",
p.use_service_count as "useServiceCount", p.follower_count as "followerCount",
exists (select from read_model.follow f
where f.user_id = $1 and f.target_kind = 'user' and f.target_id = p.id) as "isFollowing" from read_model.person p where not p.disabled
order by p.use_service_count desc, p.id limit $2;
-- ["u-mio",4]
