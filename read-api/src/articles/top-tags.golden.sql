select t.tag, count(*)::int as count
from
read_model.article a
left join read_model.person p on a.owner_kind = 'user' and p.id = a.owner_id
left join read_model.company c on a.owner_kind = 'company' and c.id = a.owner_id cross join unnest(a.tags) as t (tag)
where coalesce(not p.disabled, c.is_public, false)
and true
and true
and true
and true and starts_with(lower(t.tag), lower($1))
group by 1 order by 2 desc, 1 limit $2;
-- ["ほ",5]
