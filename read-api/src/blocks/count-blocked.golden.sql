select count(*)::int as count from read_model.block b join read_model.person p on p.id = b.blocked_id
where b.user_id = $1 and p.is_visible;
-- ["u-mio"]
