select count(*)::int as count from read_model.survey_answer a join read_model.survey_question q on q.id = a.question_id and q.status = 'ACTIVE'
where a.entity_kind = 'company' and a.entity_id = $1;
-- ["c-tsubame"]
