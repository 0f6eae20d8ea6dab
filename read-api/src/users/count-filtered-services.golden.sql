select count(*)::int as count from read_model.usage u join read_model.company c on c.id = u.service_id where u.holder_id = $1 and u.holder_kind = 'user' and c.is_public
and true
and c.main_category = $2
and u.usage_type = $3
and not exists (select from read_model.usage o
where o.holder_id = $4 and o.service_id = u.service_id);
-- ["u-sora","memo","private","u-mio"]
