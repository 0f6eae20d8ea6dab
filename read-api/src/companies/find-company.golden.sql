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
0 as "footprintUserCount",
c.user_count + c.used_by_count as "userCount",
c.article_count as "articleCount", c.state, c.revision, c.user_count, c.used_by_count, c.using_count, c.related_count,
c.member_count, (select coalesce(json_object_agg(key, count order by is_main) filter (where key is not null), '{}')
from (select coalesce(a.article_category, a.main_category) as key, grouping(a.article_category) as is_main, count(*)::int as count
from read_model.article a where a.owner_kind = 'company' and a.owner_id = c.id
group by grouping sets ((a.main_category), (a.article_category))) k) as contents,
exists (select from read_model.membership m where m.company_id = c.id and m.user_id = $1 and m.is_owner) as is_owner,
exists (select from read_model.follow f
where f.user_id = $2 and f.target_kind = 'company' and f.target_id = c.id) as is_following,
to_json(array(select u.usage_type from read_model.usage u where u.service_id = c.id
and (u.holder_id = $3 or u.holder_id in (
select m.company_id from read_model.membership m where m.user_id = $4 and m.is_owner)))) as used_as
from read_model.company c where c.id = $5;
-- ["u-mio","u-mio","u-mio","u-mio","c-tsubame"]
