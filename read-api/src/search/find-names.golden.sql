select n.kind, n.id from (
select case when c.service_type = 'business_company' then 'company' else 'service' end as kind, c.id,
coalesce(c.reading, c.name) as reading
from read_model.company c where c.index_key = $1 and c.is_public and c.on_search_page
union all
select 'person', p.id, coalesce(p.state->'sections'->'basics'->>'reading', p.name)
from read_model.person p where p.index_key = $2 and p.is_visible and not exists (select from read_model.block b
where b.user_id = $3 and b.blocked_id = p.id)) n where n.kind = $4
order by n.reading collate "ja-x-icu", n.kind, n.id limit $5 offset $6;
-- ["か","か","u-mio","person",12,12]
