select p.id, p.username, p.state, p.disabled, p.is_visible, p.revision,
(exists (select from read_model.follow f
where f.user_id = $1 and f.target_kind = 'user' and f.target_id = p.id) and not exists (select from read_model.block b
where b.user_id = $2 and b.blocked_id = p.id)) as is_following,
exists (select from read_model.block b where b.user_id = $3 and b.blocked_id = p.id) as is_blocking
from read_model.person p where p.username = $4 or p.id = $5
order by p.username = $6 desc limit 1;
-- ["u-mio","u-mio","u-mio","sora","sora","sora"]
