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
c.article_count as "articleCount",
exists (select from read_model.article a where a.owner_kind = 'company' and a.owner_id = c.id and a.main_category = 'tech_design_blog') as "hasTechArticle",
exists (select from read_model.article a where a.owner_kind = 'company' and a.owner_id = c.id and a.main_category = 'press_release') as "hasPrArticle",
exists (select from read_model.article a where a.owner_kind = 'company' and a.owner_id = c.id and a.main_category = 'slide') as "hasSlideArticle",
exists (select from read_model.article a where a.owner_kind = 'company' and a.owner_id = c.id and a.main_category = 'podcast') as "hasPodCastArticle",
jsonb_array_length(c.state->'sections'->'hiring-presentations') > 0 as "hasHiringPresentation",
c.state->'sections'->'company-history' as "companyHistory",
case when c.state->'sections'->'business-summary'->>'backGroundSummary' is not null or jsonb_array_length(c.state->'sections'->'business-summary'->'serviceContentSummary') > 0
then json_build_object('backGroundSummary', coalesce(c.state->'sections'->'business-summary'->>'backGroundSummary', ''),
'serviceContentSummary', array(select json_build_object('caption', item->>'caption')
from jsonb_array_elements(c.state->'sections'->'business-summary'->'serviceContentSummary') as w (item))) end as "businessSummary",
array(select distinct k.key from read_model.article a cross join lateral (values (a.main_category), (a.article_category)) as k (key)
where a.owner_kind = 'company' and a.owner_id = c.id order by 1) as contents,
case when (c.state->'sections'->'basics'->>'hideUsedService')::boolean
then 0 else c.using_count end as "usedServiceCount" from read_model.company c
where c.is_public and c.service_type = 'business_company' and c.is_verified
order by c.sns_follower desc, c.id limit $1;
-- [10]
