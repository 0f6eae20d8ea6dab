select t.kind, t.target_id as id, w.name, w.picture,
case when w.shown then 'shown' when w.shown is null then 'gone' else 'hidden' end as standing,
(select coalesce(json_agg(n order by n."reportedAt" desc, n."userId"), '[]') from (
select r.user_id as "userId", (select p.name from read_model.person p where p.id = r.user_id) as name, r.reason,
r.text, r.reported_at as "reportedAt" from read_model.report r where r.kind = t.kind and r.target_id = t.target_id
and r.reported_at <= t.up_to and r.reported_at > coalesce(t.since, '')
order by r.reported_at desc, r.user_id limit $1) n) as reports, (select count(*)::int from read_model.report r where r.kind = t.kind and r.target_id = t.target_id
and r.reported_at <= t.up_to and r.reported_at > coalesce(t.since, '')) as "reportCount",
coalesce((select mode() within group (order by r.reason) from read_model.report r where r.kind = t.kind and r.target_id = t.target_id
and r.reported_at <= t.up_to and r.reported_at > coalesce(t.since, '')), t.hidden_for, 'other') as "mainReason",
t.up_to as "upTo", t.hidden_for as "hiddenFor", t.ruled_at as "ruledAt", t.is_last as "isLast",
(select count(*)::int from read_model.ruling g where g.kind = t.kind and g.target_id = t.target_id
and g.up_to < t.up_to) as "earlierRulings"
from (select g.kind, g.target_id, (select max(e.up_to) from read_model.ruling e where e.kind = g.kind and e.target_id = g.target_id and e.up_to < g.up_to) as since, g.up_to, g.hidden_for, g.ruled_at,
not exists (select from read_model.ruling e where e.kind = g.kind and e.target_id = g.target_id and e.up_to > g.up_to) as is_last, g.ruled_at as place
from read_model.ruling g) t left join lateral (
select p.name as name, p.state->'sections'->'basics'->>'avatar' as picture, not p.disabled as shown
from read_model.person p where t.kind = 'user' and p.id = t.target_id
union all select c.name, c.state->'sections'->>'logo', c.is_public from read_model.company c where t.kind = 'company' and c.id = t.target_id
union all select a.name, coalesce(a.cover_photo, a.logo), true
from read_model.article a where t.kind = 'article' and a.id = t.target_id) w on true
order by t.place desc, t.kind, t.target_id, t.up_to
limit $2 offset $3;
-- [20,20,0]
