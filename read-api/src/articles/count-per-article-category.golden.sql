select a.article_category as key, count(*)::int as count
from
read_model.article a
left join read_model.person p on a.owner_kind = 'user' and p.id = a.owner_id
left join read_model.company c on a.owner_kind = 'company' and c.id = a.owner_id where coalesce(p.is_visible, c.is_public, false)
and a.owner_kind = $1 and a.owner_id = $2
and a.main_category = $3
and true
and true group by 1 order by 2 desc, 1;
-- ["user","u-mio","private_blog"]
