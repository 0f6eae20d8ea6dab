select r.kind, r.target_id as id, case r.kind
when 'user' then (select p.name from read_model.person p where p.id = r.target_id and p.is_visible)
when 'company' then (select c.name from read_model.company c where c.id = r.target_id and c.is_public)
else (select a.name from
read_model.article a
left join read_model.person p on a.owner_kind = 'user' and p.id = a.owner_id
left join read_model.company c on a.owner_kind = 'company' and c.id = a.owner_id where a.id = r.target_id and coalesce(p.is_visible, c.is_public, false)) end as name, r.reason, r.text,
r.reported_at as "reportedAt", g.ruled_at as "answeredAt",
g.ruled_at is not null as "isAnswered", g.hidden_for is not null as "isHidden"
from read_model.report r left join lateral (select g.ruled_at, g.hidden_for from read_model.ruling g
where g.kind = r.kind and g.target_id = r.target_id and g.up_to >= r.reported_at order by g.up_to limit 1) g on true
where r.user_id = $1
order by r.reported_at desc, r.kind, r.target_id limit $2 offset $3;
-- ["u-mio",5,5]
