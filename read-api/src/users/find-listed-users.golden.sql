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
where b.user_id = $3 and b.blocked_id = p.id)) as "isFollowing", p.state->>'joinedAt' as "joinedAt", p.disabled,
(p.state->>'isDraft')::boolean as "isDraft",
(p.state->>'isRequestUpdate')::boolean as "isRequestUpdate",
exists (select from read_model.paid_account pa where pa.account_id = p.id and pa.until is null) as "isPaidAccount"
from read_model.person p where
(strpos(p.name_text, $4) > 0)
and p.is_visible = $5
order by p.state->>'joinedAt' desc, p.id limit $6 offset $7;
-- ["u-mio","u-mio","u-mio","澪",false,5,0]
