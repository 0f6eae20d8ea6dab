select p.id, u.comment as review, u.usage_type as "usageType", u.since,
(select to_json(w) from (select
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
where b.user_id = $3 and b.blocked_id = p.id)) as "isFollowing") w) as "user",
(select json_build_object('id', c.id, 'name', c.name) from read_model.company c where c.id = $4) as company
from read_model.usage u join read_model.person p on p.id = u.holder_id
where u.service_id = $5 and u.holder_kind = 'user' and u.comment is not null and p.is_visible
and (u.verdict is distinct from 'hidden' or u.holder_id = $6
or ($7 or exists (select from read_model.membership cm
where cm.user_id = $8 and cm.is_owner and cm.company_id in (u.holder_id, u.service_id)))) and not exists (select from read_model.block b
where b.user_id = $9 and b.blocked_id = p.id)
order by u.registered_at desc, p.id limit $10 offset $11;
-- ["u-mio","u-mio","u-mio","c-tsubame","c-tsubame","u-mio",false,"u-mio","u-mio",12,0]
