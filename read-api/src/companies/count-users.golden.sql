select u.usage_type as key, count(*)::int as count
from (select u.holder_id, u.usage_type, u.registered_at
from read_model.usage u join read_model.person q on q.id = u.holder_id
where u.service_id = $1 and u.holder_kind = 'user' and not q.disabled
order by u.registered_at desc, u.holder_id limit case when exists (select from read_model.membership po
join read_model.paid_account pa on pa.account_id = po.user_id and pa.until is null
where po.company_id = $2 and po.is_owner) then null else $3::int end) u group by 1;
-- ["c-tsubame","c-tsubame",8]
