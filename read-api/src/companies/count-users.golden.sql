select u.usage_type as key, count(*)::int as count
from (select u.* from read_model.usage u join read_model.person q on q.id = u.holder_id
where u.service_id = $1 and u.holder_kind = 'user' and q.is_visible and (u.verdict is distinct from 'hidden' or u.holder_id = $2
or ($3 or exists (select from read_model.membership cm
where cm.user_id = $4 and cm.is_owner and cm.company_id in (u.holder_id, u.service_id))))
order by u.registered_at desc, u.holder_id
limit case when exists (select from read_model.membership po
join read_model.paid_account pa on pa.account_id = po.user_id and pa.until is null
where po.company_id = $5 and po.is_owner) then null else $6::int end) u group by 1 order by 2 desc, 1;
-- ["c-tsubame","u-mio",false,"u-mio","c-tsubame",8]
