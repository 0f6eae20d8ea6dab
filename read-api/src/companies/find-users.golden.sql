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
where b.user_id = $3 and b.blocked_id = p.id)) as "isFollowing", u.usage_type as "usageType",
json_build_array(json_build_object('claimant', json_build_object('kind', case when u.usage_type = 'company-use' then 'company' else u.holder_kind end, 'id', case when u.usage_type = 'company-use' then u.service_id else u.holder_id end, 'name', case when case when u.usage_type = 'company-use' then 'company' else u.holder_kind end = 'user' then (select cp.name from read_model.person cp where cp.id = case when u.usage_type = 'company-use' then u.service_id else u.holder_id end)
else (select cc.name from read_model.company cc where cc.id = case when u.usage_type = 'company-use' then u.service_id else u.holder_id end) end),
'claimedAt', u.registered_at, 'since', u.since, 'verdict', u.verdict, 'mayJudge', ($4 or exists (select from read_model.membership cm
where cm.user_id = $5 and cm.is_owner and cm.company_id in (case when u.usage_type = 'company-use' then u.holder_id else u.service_id end))))) as claims
from (select u.* from read_model.usage u join read_model.person q on q.id = u.holder_id
where u.service_id = $6 and u.holder_kind = 'user' and q.is_visible and (u.verdict is distinct from 'hidden' or u.holder_id = $7
or ($8 or exists (select from read_model.membership cm
where cm.user_id = $9 and cm.is_owner and cm.company_id in (u.holder_id, u.service_id))))
order by u.registered_at desc, u.holder_id
limit case when exists (select from read_model.membership po
join read_model.paid_account pa on pa.account_id = po.user_id and pa.until is null
where po.company_id = $10 and po.is_owner) then null else $11::int end) u join read_model.person p on p.id = u.holder_id
where u.usage_type = $12
order by u.registered_at desc, p.id limit $13 offset $14;
-- ["u-mio","u-mio","u-mio",false,"u-mio","c-tsubame","u-mio",false,"u-mio","c-tsubame",8,"private",12,0]
