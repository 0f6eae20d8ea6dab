select c.main_category as key, count(*)::int as count
from (select u.service_id as id, u.usage_type, null::text[] as types, u.registered_at as since
from read_model.usage u where u.holder_id = $1 and u.holder_kind = 'company') l join read_model.company c on c.id = l.id
where c.is_public and true group by 1 order by 2 desc, 1;
-- ["c-tsubame"]
