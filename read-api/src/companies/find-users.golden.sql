select
p.id, p.username, p.name,
p.state->'sections'->'basics'->>'avatar' as avatar,
p.state->'sections'->'basics'->>'job' as job,
p.state->'sections'->'basics'->>'workFor' as "workFor",
p.state->'sections'->'basics'->>'livingAddress' as "livingAddress",
false as "isVerified",
p.use_service_count as "useServiceCount", p.follower_count as "followerCount",
exists (select from read_model.follow f
where f.user_id = $1 and f.target_kind = 'user' and f.target_id = p.id) as "isFollowing", u.usage_type as "usageType"
from (select u.holder_id, u.usage_type, u.registered_at
from read_model.usage u join read_model.person q on q.id = u.holder_id
where u.service_id = $2 and u.holder_kind = 'user' and not q.disabled
order by u.registered_at desc, u.holder_id limit $3) u join read_model.person p on p.id = u.holder_id
where u.usage_type = $4
order by u.registered_at desc, p.id limit $5 offset $6;
-- ["u-mio","c-tsubame",8,"private",12,0]
