select (array_agg(t.tag order by a.registered_at, a.id))[1] as tag, count(*)::int as count
from
read_model.article a
left join read_model.person p on a.owner_kind = 'user' and p.id = a.owner_id
left join read_model.company c on a.owner_kind = 'company' and c.id = a.owner_id cross join unnest(a.tags, a.tag_keys) as t (tag, key)
where coalesce(p.is_visible, c.is_public, false)
and true
and true
and true
and true and starts_with(t.key, $1)
group by t.key order by 2 desc, t.key limit $2;
-- ["ほ",5]
