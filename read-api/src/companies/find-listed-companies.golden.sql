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
c.article_count as "articleCount", c.registered_at as "registeredAt",
(c.state->'flags'->>'share-social')::boolean as "isShareSocial", c.is_highlight as "isHighlight", c.on_search_page as "showOnSearchPage",
c.always_on_top as "alwaysShowOnTopPage", (c.state->'flags'->>'request-update')::boolean as "isRequestUpdate",
(c.state->'flags'->>'updated-by-admin')::boolean as "updatedByAdmin", exists (select from read_model.membership po
join read_model.paid_account pa on pa.account_id = po.user_id and pa.until is null
where po.company_id = c.id and po.is_owner) as "isPaidAccount", coalesce((select json_agg(json_build_object('id', m.user_id, 'isPaidAccount',
exists (select from read_model.paid_account pa where pa.account_id = m.user_id and pa.until is null)) order by m.user_id)
from read_model.membership m where m.company_id = c.id and m.is_owner), '[]') as owners
from read_model.company c where
((strpos(c.name_text, $1) > 0) or strpos(c.name_text, $2) > 0)
and c.is_public = $3
order by c.registered_at desc, c.id limit $4 offset $5;
-- ["つばめ","|~tubame",false,12,0]
