select count(*)::int as count from read_model.usage u join read_model.person p on p.id = u.holder_id
where u.service_id = $1 and u.holder_kind = 'user' and u.comment is not null and p.is_visible
and (u.verdict is distinct from 'hidden' or u.holder_id = $2
or ($3 or exists (select from read_model.membership cm
where cm.user_id = $4 and cm.is_owner and cm.company_id in (u.holder_id, u.service_id)))) and not exists (select from read_model.block b
where b.user_id = $5 and b.blocked_id = p.id);
-- ["c-tsubame","u-mio",false,"u-mio","u-mio"]
