select d.name as dataset, e.entry_id as id, json_build_object('id', c.id, 'name', e.company_name) as company,
to_char(e.dated, 'YYYY-MM-DD') as date, e.job_title as "jobTitle", e.body as text, e.persons, e.change
from (values ('new-hires', 'newHires'), ('feelings-after-joining', 'feelingsAfterJoining'),
('reasons-for-joining', 'reasonsForJoining'), ('insured-persons', 'insuredPersons')) as d (dataset, name)
cross join lateral (select * from workspace.entry w where w.dataset = d.dataset
order by w.dated desc nulls last, w.entry_id limit $1) as e
left join read_model.company c on c.id = e.company_id and c.is_public
order by d.name, e.dated desc nulls last, e.entry_id;
-- [4]
