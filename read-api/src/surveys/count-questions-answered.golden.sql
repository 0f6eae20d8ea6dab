select count(*)::int as count from read_model.survey_question q where q.status = $1
and q.category = $2
and exists (select from read_model.survey_answer a
left join read_model.person p on a.entity_kind = 'user' and p.id = a.entity_id
left join read_model.company c on a.entity_kind = 'company' and c.id = a.entity_id
where a.question_id = q.id and (a.entity_id = $3 or a.related_company_id = $4) and case a.entity_kind
when 'user' then p.id is not null and (p.is_visible or $5 or p.id = $6)
and not exists (select from read_model.block b
where b.user_id = $7 and b.blocked_id = p.id)
else c.id is not null and (c.is_public or $8 or exists (select from read_model.membership m
where m.company_id = c.id and m.user_id = $9 and m.is_owner)) end);
-- ["ACTIVE","growth","c-tsubame","c-tsubame",false,"u-mio","u-mio",false,"u-mio"]
