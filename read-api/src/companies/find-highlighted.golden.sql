select
c.id, c.name, c.reading,
c.state->'sections'->>'logo' as logo,
c.state->'sections'->>'logo' is not null as "hasLogo",
coalesce(c.state->'sections'->'description'->>'description', '') as overview,
json_build_object('serviceType', c.service_type, 'mainCategory', c.main_category,
'subCategory', coalesce(c.sub_category, '')) as category,
c.service_type as "serviceType",
c.state->'sections'->'can-do' as "canDo",
c.state->'sections'->'basics'->>'headQuarterCountryCode' as "headQuarterCountryCode",
nullif(concat(
c.state->'sections'->'basics'->'location'->>'prefecture',
c.state->'sections'->'basics'->'location'->>'city'), '') as location,
(c.state->'sections'->>'company-size')::int as size,
c.is_verified as "isVerified", c.is_public as "isPublic",
c.state->'sections'->'basics'->>'website' as website,
c.sns_follower + c.follower_count as "followerCount",
coalesce((
select v.visitors from footprints.page v where v.kind = 'company' and v.page_id = c.id), 0)::int as "footprintUserCount",
c.user_count + c.used_by_count as "userCount",
c.article_count as "articleCount" from read_model.company c where c.is_public and c.is_highlight
and c.service_type = $1
and c.id = any($2::text[])
and exists (select from read_model.article a where a.owner_kind = 'company' and a.owner_id = c.id
and a.article_category = any($3::text[]))
order by c.is_verified desc, c.sns_follower desc, c.id limit $4 offset $5;
-- ["web_service",["c-1"],["tech_blog"],12,0]

select count(*)::int as count from read_model.company c where c.is_public and c.is_highlight
and c.service_type = $1
and c.id = any($2::text[])
and exists (select from read_model.article a where a.owner_kind = 'company' and a.owner_id = c.id
and a.article_category = any($3::text[]));
-- ["web_service",["c-1"],["tech_blog"]]
