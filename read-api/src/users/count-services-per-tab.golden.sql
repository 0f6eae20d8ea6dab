select c.service_type as key, count(*)::int as count from read_model.usage u join read_model.company c on c.id = u.service_id
where u.holder_id = $1 and u.holder_kind = 'user' and c.is_public
and true
and true
and true
and true group by 1;
-- ["u-sora"]
