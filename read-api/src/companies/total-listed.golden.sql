select count(*)::int as count from (select u.service_id as id, u.usage_type, null::text[] as types,
u.registered_at as since, json_build_array(json_build_object('claimant', json_build_object('kind', case when u.usage_type = 'company-use' then 'company' else u.holder_kind end, 'id', case when u.usage_type = 'company-use' then u.service_id else u.holder_id end, 'name', case when case when u.usage_type = 'company-use' then 'company' else u.holder_kind end = 'user' then (select cp.name from read_model.person cp where cp.id = case when u.usage_type = 'company-use' then u.service_id else u.holder_id end)
else (select cc.name from read_model.company cc where cc.id = case when u.usage_type = 'company-use' then u.service_id else u.holder_id end) end),
'claimedAt', u.registered_at, 'since', u.since, 'verdict', u.verdict, 'mayJudge', ($1 or exists (select from read_model.membership cm
where cm.user_id = $2 and cm.is_owner and cm.company_id in (case when u.usage_type = 'company-use' then u.holder_id else u.service_id end))))) as claims
from read_model.usage u where u.holder_kind = 'company' and (u.verdict is distinct from 'hidden' or u.holder_id = $3
or ($4 or exists (select from read_model.membership cm
where cm.user_id = $5 and cm.is_owner and cm.company_id in (u.holder_id, u.service_id)))) and u.holder_id = $6) l join read_model.company c on c.id = l.id
where c.is_public and true and (c.main_category = any($7::text[]) or c.sub_category = any($8::text[])
or c.service_type = any($9::text[]));
-- [false,"u-mio","u-mio",false,"u-mio","c-tsubame",["web_service"],["web_service"],["web_service"]]
