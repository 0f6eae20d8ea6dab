select n.seq, n.position, n.kind, n.id
from (select n.seq, n.position, n.kind, n.id from read_model.change n
where n.seq > $1 order by n.seq limit $2) n
left join read_model.article a on n.kind = 'article' and a.id = n.id
left join read_model.person p
on p.id = case when n.kind = 'person' then n.id when a.owner_kind = 'user' then a.owner_id end
left join read_model.company c
on c.id = case when n.kind = 'company' then n.id when a.owner_kind = 'company' then a.owner_id end
where coalesce(p.is_visible, c.is_public, n.kind <> 'person') order by n.seq;
-- ["41",500]
