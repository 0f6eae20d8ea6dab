select u.usage_type as key, count(*)::int as count
from (select u.holder_id, u.usage_type, u.registered_at
from read_model.usage u join read_model.person q on q.id = u.holder_id
where u.service_id = $1 and u.holder_kind = 'user' and not q.disabled
order by u.registered_at desc, u.holder_id limit $2) u group by 1;
-- ["c-tsubame",8]
