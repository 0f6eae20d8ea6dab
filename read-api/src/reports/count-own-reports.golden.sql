select count(*)::int as count from read_model.report r where r.user_id = $1;
-- ["u-mio"]
