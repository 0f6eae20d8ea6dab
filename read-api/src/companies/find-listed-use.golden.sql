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
from (select u.holder_id as id, u.usage_type, null::text[] as types, u.registered_at as since
from read_model.usage u where u.service_id = $1 and u.holder_kind = 'company') l join read_model.company c on c.id = l.id
where c.is_public and true and true
order by l.since desc, c.id limit $2 offset $3;
-- ["c-tsubame",12,0]
