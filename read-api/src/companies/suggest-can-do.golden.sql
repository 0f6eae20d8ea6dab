select t.tag, count(*)::int as count
from read_model.company c cross join jsonb_array_elements_text(c.state->'sections'->'can-do') as t (tag)
where c.is_public and starts_with(lower(t.tag), lower($1)) group by 1 order by 2 desc, 1 limit $2;
-- ["会",5]
