select
(select count(*)::int from read_model.person where not disabled) as people,
(select count(*)::int from read_model.company where is_public and service_type = 'business_company') as companies,
(select count(*)::int from read_model.company where is_public and service_type <> 'business_company') as services,
(select count(*)::int from read_model.article) as articles,
(select count(*)::int from read_model.article where updated_at >= $1) +
(select count(*)::int from read_model.company where updated_at >= $2) +
(select count(*)::int from read_model.person where updated_at >= $3) as "updatedToday";
-- ["2026-11-20T15:00:00.000Z","2026-11-20T15:00:00.000Z","2026-11-20T15:00:00.000Z"]
