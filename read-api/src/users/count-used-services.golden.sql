select coalesce(u.usage_type, c.main_category) as key, count(*)::int as count
from read_model.usage u join read_model.company c on c.id = u.service_id where u.holder_id = $1 and u.holder_kind = 'user' and c.is_public
and c.service_type = any($2::text[])
and true
and true
and true
group by grouping sets ((u.usage_type), (c.main_category)) order by 2 desc, 1;
-- ["u-sora",["business_service","local_business","business_company"]]
