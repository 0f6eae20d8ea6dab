select b.blocked_id as id from read_model.block b where b.user_id = $1
order by b.since desc limit $2;
-- ["u-mio",1000]
