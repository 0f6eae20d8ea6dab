select m.status as key, count(*)::int as count
from read_model.membership m join read_model.person p on p.id = m.user_id
where m.company_id = $1 and m.status is not null and p.is_visible group by 1 order by 2 desc, 1;
-- ["c-tsubame"]
