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
c.article_count as "articleCount", m.status as "memberStatus", m.is_owner as "isOwner",
to_json(array(select u.usage_type from read_model.usage u where u.holder_id = $1 and u.service_id = c.id
and (u.verdict is distinct from 'hidden' or u.holder_id = $2
or ($3 or exists (select from read_model.membership cm
where cm.user_id = $4 and cm.is_owner and cm.company_id in (u.holder_id, u.service_id)))))) as "usageType",
json_build_object('twitter', c.state->'sections'->'sns'->'twitter'->>'value') as sns,
c.is_public or $5 or exists (select from read_model.membership o
where o.company_id = c.id and o.user_id = $6 and o.is_owner) as whole
from read_model.membership m join read_model.company c on c.id = m.company_id
where m.user_id = $7 and m.status is not null
and m.status = $8
order by m.status, m.since desc, c.id limit $9 offset $10;
-- ["u-sora","u-mio",false,"u-mio",false,"u-mio","u-sora","NOW-MEMBER",5,0]
