select count(*)::int as count from (select u.service_id as id, u.usage_type, null::text[] as types, u.registered_at as since
from read_model.usage u where u.holder_id = $1 and u.holder_kind = 'company') l join read_model.company c on c.id = l.id
where c.is_public and true and (c.main_category = any($2::text[]) or c.sub_category = any($3::text[])
or c.service_type = any($4::text[]));
-- ["c-tsubame",["web_service"],["web_service"],["web_service"]]
