select coalesce(sum(c.user_count + c.used_by_count), 0)::int as count
from read_model.membership m join read_model.company c on c.id = m.company_id
where m.user_id = $1 and m.is_owner and c.is_public;
-- ["u-sora"]
