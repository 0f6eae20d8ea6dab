select c.id, c.name,
c.state->'sections'->>'logo' as logo, u.usage_type as "usageType"
from read_model.usage u join read_model.company c on c.id = u.service_id
where u.holder_id = $1 and u.holder_kind = 'user' and c.is_public
order by u.registered_at desc, u.service_id limit $2;
-- ["u-sora",5]
