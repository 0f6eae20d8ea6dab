select m.status as key, count(*)::int as count
from read_model.membership m join read_model.company c on c.id = m.company_id
where m.user_id = $1 and m.status is not null group by 1 order by 2 desc, 1;
-- ["u-sora"]
