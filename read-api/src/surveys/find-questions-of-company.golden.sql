select q.id, q.text, q.category, q.status, s.answers, s.total as "answerCount",
q.status = 'ACTIVE' and $1 and not exists (select from read_model.survey_answer a
where a.question_id = q.id and (a.entity_kind = 'company' and exists (select from read_model.membership m
where m.company_id = a.entity_id and m.user_id = $2 and m.is_owner))) as "notYetAnswered"
from read_model.survey_question q cross join lateral (
select coalesce(json_agg(n.answer order by n.own desc, n.updated_at desc, n.entity_id), '[]') as answers,
coalesce(max(n.total), 0) as total from (select
json_build_object('id', a.entity_id, 'ofEntity', json_build_object('entityId', a.entity_id, 'kind', a.entity_kind,
'name', coalesce(p.name, c.name),
'picture', coalesce(p.state->'sections'->'basics'->>'avatar', c.state->'sections'->>'logo')),
'relatedCompanyId', (select r.id from read_model.company r
where r.id = a.related_company_id and (r.is_public or $3 or exists (select from read_model.membership m
where m.company_id = r.id and m.user_id = $4 and m.is_owner))), 'text', a.text, 'updatedAt', a.updated_at) as answer,
(a.entity_kind = 'company' and exists (select from read_model.membership m
where m.company_id = a.entity_id and m.user_id = $5 and m.is_owner)) as own, a.updated_at, a.entity_id, count(*) over ()::int as total
from read_model.survey_answer a
left join read_model.person p on a.entity_kind = 'user' and p.id = a.entity_id
left join read_model.company c on a.entity_kind = 'company' and c.id = a.entity_id
where a.question_id = q.id and (a.entity_id = $6 or a.related_company_id = $7) and case a.entity_kind
when 'user' then p.id is not null and (p.is_visible or $8 or p.id = $9)
and not exists (select from read_model.block b
where b.user_id = $10 and b.blocked_id = p.id)
else c.id is not null and (c.is_public or $11 or exists (select from read_model.membership m
where m.company_id = c.id and m.user_id = $12 and m.is_owner)) end
order by own desc, a.updated_at desc, a.entity_id limit $13) n) s
where q.status = $14
and q.category = $15
and true order by q.created_at, q.id limit $16 offset $17;
-- [true,"u-mio",false,"u-mio","u-mio","c-tsubame","c-tsubame",false,"u-mio","u-mio",false,"u-mio",50,"ACTIVE","growth",5,5]
