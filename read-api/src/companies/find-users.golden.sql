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
where b.user_id = $3 and b.blocked_id = p.id)) as "isFollowing", u.usage_type as "usageType"
from (select u.holder_id, u.usage_type, u.registered_at
from read_model.usage u join read_model.person q on q.id = u.holder_id
where u.service_id = $4 and u.holder_kind = 'user' and not q.disabled
order by u.registered_at desc, u.holder_id limit case when exists (select from read_model.membership po
join read_model.paid_account pa on pa.account_id = po.user_id and pa.until is null
where po.company_id = $5 and po.is_owner) then null else $6::int end) u join read_model.person p on p.id = u.holder_id
where u.usage_type = $7
order by u.registered_at desc, p.id limit $8 offset $9;
-- ["u-mio","u-mio","u-mio","c-tsubame","c-tsubame",8,"private",12,0]
