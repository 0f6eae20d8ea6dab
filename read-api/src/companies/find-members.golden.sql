select
p.id, p.username, p.name,
p.state->'sections'->'basics'->>'avatar' as avatar,
p.state->'sections'->'basics'->>'job' as job,
p.state->'sections'->'basics'->>'workFor' as "workFor",
p.state->'sections'->'basics'->>'livingAddress' as "livingAddress",
false as "isVerified",
p.use_service_count as "useServiceCount", p.follower_count as "followerCount",
exists (select from read_model.follow f
where f.user_id = $1 and f.target_kind = 'user' and f.target_id = p.id) as "isFollowing",
m.status as "memberStatus", m.is_owner as "isOwner"
from read_model.membership m join read_model.person p on p.id = m.user_id
where m.company_id = $2 and m.status is not null and not p.disabled
and m.status = $3
order by m.is_owner desc, m.status, m.since, p.id limit $4 offset $5;
-- ["u-mio","c-tsubame","NOW-MEMBER",12,0]
