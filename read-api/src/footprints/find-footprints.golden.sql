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
where b.user_id = $3 and b.blocked_id = p.id)) as "isFollowing", to_char(max(v.day), 'YYYY-MM-DD') as "visitedOn", count(*)::int as days
from footprints.visit v join read_model.person p on p.id = v.viewer_id
where v.kind = $4 and v.profile_id = $5 and v.day > (now() at time zone 'Asia/Tokyo')::date - $6::int and p.is_visible
and not exists (select from read_model.hidden_visitor h where h.user_id = v.viewer_id)
and not exists (select from read_model.block b where b.user_id = v.profile_id and b.blocked_id = v.viewer_id)
group by p.id order by max(v.at) desc, p.id limit $7 offset $8;
-- ["u-mio","u-mio","u-mio","user","u-mio",90,5,5]
