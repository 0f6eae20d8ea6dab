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
c.article_count as "articleCount", c.state, c.revision, c.user_count, c.used_by_count, c.using_count, c.related_count,
c.member_count, (select coalesce(json_object_agg(key, count order by is_main) filter (where key is not null), '{}')
from (select coalesce(a.article_category, a.main_category) as key, grouping(a.article_category) as is_main, count(*)::int as count
from read_model.article a where a.owner_kind = 'company' and a.owner_id = c.id
group by grouping sets ((a.main_category), (a.article_category))) k) as contents,
exists (select from read_model.membership m where m.company_id = c.id and m.user_id = $1 and m.is_owner) as is_owner,
exists (select from read_model.membership po
join read_model.paid_account pa on pa.account_id = po.user_id and pa.until is null
where po.company_id = c.id and po.is_owner) as is_paid,
exists (select from read_model.membership m where m.company_id = c.id and m.is_owner) as is_kept,
exists (select from read_model.membership m where m.company_id = c.id and m.user_id = $2
and m.status = 'NOW-MEMBER') as is_member,
exists (select from read_model.follow f
where f.user_id = $3 and f.target_kind = 'company' and f.target_id = c.id) as is_following,
to_json(array(select u.usage_type from read_model.usage u where u.service_id = c.id
and (u.holder_id = $4 or u.holder_id in (
select m.company_id from read_model.membership m where m.user_id = $5 and m.is_owner)))) as used_as,
(select u.comment from read_model.usage u where u.service_id = c.id and u.holder_id = $6) as own_word,
(select count(*)::int from read_model.usage u join read_model.person p on p.id = u.holder_id
where u.service_id = c.id and u.holder_kind = 'user' and u.comment is not null and not p.disabled
and (u.verdict is distinct from 'hidden' or u.holder_id = $7 or ($8 or exists (select from read_model.membership cm
where cm.user_id = $9 and cm.is_owner and cm.company_id in (u.holder_id, u.service_id)))) and not exists (select from read_model.block b
where b.user_id = $10 and b.blocked_id = p.id)) as recommend_count,
(select n.count
from (select c.id) w (id) cross join lateral (select count(distinct a.question_id)::int as count
from read_model.survey_answer a join read_model.survey_question q on q.id = a.question_id and q.status = 'ACTIVE'
left join read_model.person p on a.entity_kind = 'user' and p.id = a.entity_id
left join read_model.company c on a.entity_kind = 'company' and c.id = a.entity_id
where (a.entity_id = w.id or a.related_company_id = w.id) and case a.entity_kind
when 'user' then p.id is not null and (not p.disabled or $11 or p.id = $12) and not exists (select from read_model.block b
where b.user_id = $13 and b.blocked_id = p.id)
else c.id is not null and (c.is_public or $14 or exists (select from read_model.membership m
where m.company_id = c.id and m.user_id = $15 and m.is_owner)) end) n) as question_count
from read_model.company c where c.id = $16;
-- ["u-mio","u-mio","u-mio","u-mio","u-mio","u-mio","u-mio",false,"u-mio","u-mio",false,"u-mio","u-mio",false,"u-mio","c-tsubame"]
