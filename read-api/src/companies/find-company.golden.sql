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
c.article_count as "articleCount", c.state, c.revision,
(select count(*)::int from read_model.usage u join read_model.person q on q.id = u.holder_id
where u.service_id = $1 and u.holder_kind = 'user' and q.is_visible and (u.verdict is distinct from 'hidden' or u.holder_id = $2
or ($3 or exists (select from read_model.membership cm
where cm.user_id = $4 and cm.is_owner and cm.company_id in (u.holder_id, u.service_id))))) as user_count, (select count(*)::int from read_model.membership m join read_model.person p on p.id = m.user_id
where m.company_id = $5 and m.status is not null and p.is_visible) as member_count,
(select count(*)::int from (select u.holder_id as id, u.usage_type, null::text[] as types,
u.registered_at as since, json_build_array(json_build_object('claimant', json_build_object('kind', case when u.usage_type = 'company-use' then 'company' else u.holder_kind end, 'id', case when u.usage_type = 'company-use' then u.service_id else u.holder_id end, 'name', case when case when u.usage_type = 'company-use' then 'company' else u.holder_kind end = 'user' then (select cp.name from read_model.person cp where cp.id = case when u.usage_type = 'company-use' then u.service_id else u.holder_id end)
else (select cc.name from read_model.company cc where cc.id = case when u.usage_type = 'company-use' then u.service_id else u.holder_id end) end),
'claimedAt', u.registered_at, 'since', u.since, 'verdict', u.verdict, 'mayJudge', ($6 or exists (select from read_model.membership cm
where cm.user_id = $7 and cm.is_owner and cm.company_id in (case when u.usage_type = 'company-use' then u.holder_id else u.service_id end))))) as claims
from read_model.usage u where u.holder_kind = 'company' and (u.verdict is distinct from 'hidden' or u.holder_id = $8
or ($9 or exists (select from read_model.membership cm
where cm.user_id = $10 and cm.is_owner and cm.company_id in (u.holder_id, u.service_id)))) and u.service_id = $11) l join read_model.company c on c.id = l.id
where c.is_public and true) as used_by_count,
(select count(*)::int from (select u.service_id as id, u.usage_type, null::text[] as types,
u.registered_at as since, json_build_array(json_build_object('claimant', json_build_object('kind', case when u.usage_type = 'company-use' then 'company' else u.holder_kind end, 'id', case when u.usage_type = 'company-use' then u.service_id else u.holder_id end, 'name', case when case when u.usage_type = 'company-use' then 'company' else u.holder_kind end = 'user' then (select cp.name from read_model.person cp where cp.id = case when u.usage_type = 'company-use' then u.service_id else u.holder_id end)
else (select cc.name from read_model.company cc where cc.id = case when u.usage_type = 'company-use' then u.service_id else u.holder_id end) end),
'claimedAt', u.registered_at, 'since', u.since, 'verdict', u.verdict, 'mayJudge', ($12 or exists (select from read_model.membership cm
where cm.user_id = $13 and cm.is_owner and cm.company_id in (case when u.usage_type = 'company-use' then u.holder_id else u.service_id end))))) as claims
from read_model.usage u where u.holder_kind = 'company' and (u.verdict is distinct from 'hidden' or u.holder_id = $14
or ($15 or exists (select from read_model.membership cm
where cm.user_id = $16 and cm.is_owner and cm.company_id in (u.holder_id, u.service_id)))) and u.holder_id = $17) l join read_model.company c on c.id = l.id
where c.is_public and true) as using_count,
(select count(*)::int from (select e.id, null::text as usage_type, array_agg(distinct t.type) as types, max(e.since) as since,
(select json_agg(json_build_object('claimant', json_build_object('kind', 'company', 'id', r.company_id, 'name', case when 'company' = 'user' then (select cp.name from read_model.person cp where cp.id = r.company_id)
else (select cc.name from read_model.company cc where cc.id = r.company_id) end),
'claimedAt', r.since, 'since', null::text, 'verdict', r.verdict, 'mayJudge', ($18 or exists (select from read_model.membership cm
where cm.user_id = $19 and cm.is_owner and cm.company_id in (r.other_id)))) order by r.since) from read_model.relation r
where (r.company_id, r.other_id) in (($20, e.id), (e.id, $21)) and (r.verdict is distinct from 'hidden' or ($22 or exists (select from read_model.membership cm
where cm.user_id = $23 and cm.is_owner and cm.company_id in (r.company_id, r.other_id))))) as claims
from (select r.other_id as id, r.types, r.since from read_model.relation r
where r.company_id = $24 and (r.verdict is distinct from 'hidden' or ($25 or exists (select from read_model.membership cm
where cm.user_id = $26 and cm.is_owner and cm.company_id in (r.company_id, r.other_id))))
union all select r.company_id, r.types, r.since from read_model.relation r
where r.other_id = $27 and (r.verdict is distinct from 'hidden' or ($28 or exists (select from read_model.membership cm
where cm.user_id = $29 and cm.is_owner and cm.company_id in (r.company_id, r.other_id))))) e
cross join unnest(e.types) as t (type) group by e.id) l join read_model.company c on c.id = l.id
where c.is_public and true) as related_count,
(select coalesce(json_object_agg(key, count order by is_main) filter (where key is not null), '{}')
from (select coalesce(a.article_category, a.main_category) as key, grouping(a.article_category) as is_main,
count(*)::int as count
from read_model.article a where a.owner_kind = 'company' and a.owner_id = c.id
group by grouping sets ((a.main_category), (a.article_category))) k) as contents,
exists (select from read_model.membership m where m.company_id = c.id and m.user_id = $30 and m.is_owner) as is_owner,
exists (select from read_model.membership po
join read_model.paid_account pa on pa.account_id = po.user_id and pa.until is null
where po.company_id = c.id and po.is_owner) as is_paid,
exists (select from read_model.membership m where m.company_id = c.id and m.is_owner) as is_kept,
exists (select from read_model.membership m where m.company_id = c.id and m.user_id = $31
and m.status = 'NOW-MEMBER') as is_member,
exists (select from read_model.follow f
where f.user_id = $32 and f.target_kind = 'company' and f.target_id = c.id) as is_following,
to_json(array(select u.usage_type from read_model.usage u where u.service_id = c.id
and (u.holder_id = $33 or u.holder_id in (
select m.company_id from read_model.membership m where m.user_id = $34 and m.is_owner)))) as used_as,
(select u.comment from read_model.usage u where u.service_id = c.id and u.holder_id = $35) as own_word,
(select count(*)::int from read_model.usage u join read_model.person p on p.id = u.holder_id
where u.service_id = c.id and u.holder_kind = 'user' and u.comment is not null and p.is_visible
and (u.verdict is distinct from 'hidden' or u.holder_id = $36
or ($37 or exists (select from read_model.membership cm
where cm.user_id = $38 and cm.is_owner and cm.company_id in (u.holder_id, u.service_id)))) and not exists (select from read_model.block b
where b.user_id = $39 and b.blocked_id = p.id)) as recommend_count,
(select n.count
from (select c.id) w (id) cross join lateral (select count(distinct a.question_id)::int as count
from read_model.survey_answer a join read_model.survey_question q on q.id = a.question_id and q.status = 'ACTIVE'
left join read_model.person p on a.entity_kind = 'user' and p.id = a.entity_id
left join read_model.company c on a.entity_kind = 'company' and c.id = a.entity_id
where (a.entity_id = w.id or a.related_company_id = w.id) and case a.entity_kind
when 'user' then p.id is not null and (p.is_visible or $40 or p.id = $41)
and not exists (select from read_model.block b
where b.user_id = $42 and b.blocked_id = p.id)
else c.id is not null and (c.is_public or $43 or exists (select from read_model.membership m
where m.company_id = c.id and m.user_id = $44 and m.is_owner)) end) n) as question_count
from read_model.company c where c.id = $45;
-- ["c-tsubame","u-mio",false,"u-mio","c-tsubame",false,"u-mio","u-mio",false,"u-mio","c-tsubame",false,"u-mio","u-mio",false,"u-mio","c-tsubame",false,"u-mio","c-tsubame","c-tsubame",false,"u-mio","c-tsubame",false,"u-mio","c-tsubame",false,"u-mio","u-mio","u-mio","u-mio","u-mio","u-mio","u-mio","u-mio",false,"u-mio","u-mio",false,"u-mio","u-mio",false,"u-mio","c-tsubame"]
