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
c.article_count as "articleCount", w.usage_type as "usageType", w.since, w.verdict,
c.state->'sections'->'sns' as sns,
exists (select from read_model.membership m
where m.company_id = c.id and m.user_id = $1 and m.is_owner) as "isOwner"
from (
select c.id, u.usage_type, u.verdict, coalesce(u.since, to_char(u.registered_at::timestamptz at time zone 'Asia/Tokyo', 'YYYY-MM')) as since,
row_number() over (order by c.sns_follower desc, c.id) as place
from read_model.usage u join read_model.company c on c.id = u.service_id where u.holder_id = $2 and u.holder_kind = 'user' and c.is_public and (u.verdict is distinct from 'hidden' or u.holder_id = $3
or ($4 or exists (select from read_model.membership cm
where cm.user_id = $5 and cm.is_owner and cm.company_id in (u.holder_id, u.service_id))))
and true
and true
and true
and exists (select from read_model.usage o
where o.holder_id = $6 and o.service_id = u.service_id)
order by place limit $7 offset $8
) as w join read_model.company c on c.id = w.id
order by w.place;
-- ["u-mio","u-sora","u-mio",false,"u-mio","u-mio",5,0]
