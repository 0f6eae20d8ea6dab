select count(*)::int as count from read_model.company c where
true
and true;
-- []
