select p.id, p.disabled from read_model.person p where p.username = $1 or p.id = $2
order by p.username = $3 desc limit 1;
-- ["u-sora","u-sora","u-sora"]
