select a.main_category as key, count(*)::int as count
from read_model.bookmark m join
read_model.article a
left join read_model.person p on a.owner_kind = 'user' and p.id = a.owner_id
left join read_model.company c on a.owner_kind = 'company' and c.id = a.owner_id on a.id = m.reference_id
where m.user_id = $1 and coalesce(p.is_visible, c.is_public, false) group by 1 order by 2 desc, 1;
-- ["u-sora"]
