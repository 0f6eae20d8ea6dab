select count(*)::int as count from read_model.survey_question q where q.status = $1
and q.category = $2
and true;
-- ["ACTIVE","growth"]
