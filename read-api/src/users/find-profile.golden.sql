select p.id, p.username, p.state, p.disabled, p.revision,
exists (select from read_model.follow f
where f.user_id = $1 and f.target_kind = 'user' and f.target_id = p.id) as is_following
from read_model.person p where p.username = $2 or p.id = $3
order by p.username = $4 desc limit 1;
-- ["u-mio","sora","sora","sora"]
