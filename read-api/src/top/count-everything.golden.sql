select
(select count(*)::int from read_model.person p where p.is_visible) as people,
(select count(*)::int from read_model.company c where c.is_public and c.service_type = 'business_company') as companies,
(select count(*)::int from read_model.company c where c.is_public and c.service_type <> 'business_company') as services,
(select count(*)::int from
read_model.article a
left join read_model.person p on a.owner_kind = 'user' and p.id = a.owner_id
left join read_model.company c on a.owner_kind = 'company' and c.id = a.owner_id where coalesce(p.is_visible, c.is_public, false)) as articles,
(select count(*)::int from
read_model.article a
left join read_model.person p on a.owner_kind = 'user' and p.id = a.owner_id
left join read_model.company c on a.owner_kind = 'company' and c.id = a.owner_id where coalesce(p.is_visible, c.is_public, false) and least(a.updated_at, a.written_at) >= $1) +
(select count(*)::int from read_model.company c where c.is_public and least(c.updated_at, c.written_at) >= $2) +
(select count(*)::int from read_model.person p where p.is_visible and least(p.updated_at, p.written_at) >= $3) as "updatedToday";
-- ["2026-11-20T15:00:00.000Z","2026-11-20T15:00:00.000Z","2026-11-20T15:00:00.000Z"]
