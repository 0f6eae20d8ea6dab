select (array_agg(t.tag order by c.registered_at, c.id))[1] as tag, count(*)::int as count
from read_model.company c cross join unnest(c.can_do, c.can_do_keys) as t (tag, key)
where c.is_public and starts_with(t.key, $1) group by t.key order by 2 desc, t.key limit $2;
-- ["会",5]
