select count(*)::int as count from read_model.usage u join read_model.company c on c.id = u.service_id where u.holder_id = $1 and u.holder_kind = 'user' and c.is_public and (u.verdict is distinct from 'hidden' or u.holder_id = $2
or ($3 or exists (select from read_model.membership cm
where cm.user_id = $4 and cm.is_owner and cm.company_id in (u.holder_id, u.service_id))))
and true
and c.main_category = $5
and u.usage_type = $6
and not exists (select from read_model.usage o
where o.holder_id = $7 and o.service_id = u.service_id);
-- ["u-sora","u-mio",false,"u-mio","memo","private","u-mio"]
