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
c.article_count as "articleCount", to_json(coalesce(l.types, '{}')) as "relativeType", l.usage_type as "usageType",
to_json(array(
select w.way from (select 'company-using' as way from read_model.usage u
where u.holder_kind = 'company' and u.holder_id = $1 and u.service_id = c.id
union all select 'company-use' from read_model.usage u
where u.holder_kind = 'company' and u.holder_id = c.id and u.service_id = $2
union select t.type from read_model.relation r cross join unnest(r.types) as t (type)
where (r.company_id, r.other_id) in (($3, c.id), (c.id, $4))) w
where ($5 or exists (select from read_model.membership cm
where cm.user_id = $6 and cm.is_owner and cm.company_id in ($7))) order by w.way)) as ways, l.claims
from (select u.holder_id as id, u.usage_type, null::text[] as types,
u.registered_at as since, json_build_array(json_build_object('claimant', json_build_object('kind', case when u.usage_type = 'company-use' then 'company' else u.holder_kind end, 'id', case when u.usage_type = 'company-use' then u.service_id else u.holder_id end, 'name', case when case when u.usage_type = 'company-use' then 'company' else u.holder_kind end = 'user' then (select cp.name from read_model.person cp where cp.id = case when u.usage_type = 'company-use' then u.service_id else u.holder_id end)
else (select cc.name from read_model.company cc where cc.id = case when u.usage_type = 'company-use' then u.service_id else u.holder_id end) end),
'claimedAt', u.registered_at, 'since', u.since, 'verdict', u.verdict, 'mayJudge', ($8 or exists (select from read_model.membership cm
where cm.user_id = $9 and cm.is_owner and cm.company_id in (case when u.usage_type = 'company-use' then u.holder_id else u.service_id end))))) as claims
from read_model.usage u where u.holder_kind = 'company' and (u.verdict is distinct from 'hidden' or u.holder_id = $10
or ($11 or exists (select from read_model.membership cm
where cm.user_id = $12 and cm.is_owner and cm.company_id in (u.holder_id, u.service_id)))) and u.service_id = $13) l join read_model.company c on c.id = l.id
where c.is_public and true and true
order by (c.state->'sections'->'figures'->>'numberWorkerChangePer3Months')::bigint desc nulls last,
(c.state->'sections'->'figures'->>'insuredPersonIncreaseCount')::bigint desc nulls last, jsonb_array_length(c.state->'sections'->'other-photos') desc, c.is_verified desc,
(c.state->'sections'->>'logo' is not null) desc, (c.state->'sections'->>'company-size')::int desc nulls last, l.since desc, c.id limit $14 offset $15;
-- ["c-tsubame","c-tsubame","c-tsubame","c-tsubame",false,"u-mio","c-tsubame",false,"u-mio","u-mio",false,"u-mio","c-tsubame",12,0]
