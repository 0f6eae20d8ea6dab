select count(*)::int as count from read_model.person p where
true
and true;
-- []
