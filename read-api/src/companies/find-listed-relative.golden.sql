select
c.id, c.name, c.reading,
c.state->'sections'->>'logo' as logo,
c.state->'sections'->>'logo' is not null as "hasLogo",
coalesce(c.state->'sections'->'description'->>'description', '') as overview,
json_build_object('serviceType', c.service_type, 'mainCategory', c.main_category, 'subCategory', coalesce(c.sub_category, '')) as category,
c.service_type as "serviceType",
c.state->'sections'->'can-do' as "canDo",
c.state->'sections'->'basics'->>'headQuarterCountryCode' as "headQuarterCountryCode",
nullif(concat(c.state->'sections'->'basics'->'location'->>'prefecture', c.state->'sections'->'basics'->'location'->>'city'), '') as location,
(c.state->'sections'->>'company-size')::int as size,
c.is_verified as "isVerified", c.is_public as "isPublic",
c.state->'sections'->'basics'->>'website' as website,
c.sns_follower + c.follower_count as "followerCount",
coalesce((select v.visitors from footprints.page v where v.kind = 'company' and v.page_id = c.id), 0)::int as "footprintUserCount",
c.user_count + c.used_by_count as "userCount",
c.article_count as "articleCount", to_json(coalesce(l.types, '{}')) as "relativeType", l.usage_type as "usageType"
from (select r.id, null::text as usage_type, array_agg(distinct t.type) as types, max(r.since) as since
from (select other_id as id, types, since from read_model.relation where company_id = $1
union all select company_id, types, since from read_model.relation where other_id = $2) r
cross join unnest(r.types) as t (type) group by r.id) l join read_model.company c on c.id = l.id
where c.is_public and (((c.state->'sections'->>'company-size')::int > $3 and (c.state->'sections'->>'company-size')::int <= $4) or ((c.state->'sections'->>'company-size')::int > $5 and (c.state->'sections'->>'company-size')::int <= $6)) and true
order by l.since desc, c.id limit $7 offset $8;
-- ["c-tsubame","c-tsubame",0,10,500,2147483647,12,0]
