select t.type, t.at, t.is_new as "isNew", t.count, t.reason, t.about_kind as "aboutKind",
t.about_id as "aboutId", case t.about_kind
when 'user' then (select p.name from read_model.person p where p.id = t.about_id and (p.is_visible or p.id = $1))
when 'company' then (select c.name from read_model.company c where c.id = t.about_id and (c.is_public
or t.type = 'owner-invited' or exists (select from read_model.membership m
where m.company_id = c.id and m.user_id = $2 and m.is_owner)))
when 'article' then (select a.name from
read_model.article a
left join read_model.person p on a.owner_kind = 'user' and p.id = a.owner_id
left join read_model.company c on a.owner_kind = 'company' and c.id = a.owner_id where a.id = t.about_id and coalesce(p.is_visible, c.is_public, false)) end as "aboutName", (select coalesce(json_agg(json_build_object('kind', k.kind, 'id', k.id, 'name',
case k.kind when 'user' then (select p.name from read_model.person p where p.id = k.id)
else (select c.name from read_model.company c where c.id = k.id) end) order by k.place), '[]')
from (select b.kind, b.id, min(b.place) as place from unnest(t.by_kinds, t.by_ids) with ordinality b (kind, id, place)
where b.id is not null group by 1, 2) k) as by
from (select n.type, n.place, max(n.at) as at, max(n.at) > $3 as is_new,
count(*)::int as count, max(n.reason) as reason,
(array_agg(n.about_kind order by n.at desc, n.by_id, n.about_id))[1] as about_kind, (array_agg(n.about_id order by n.at desc, n.by_id, n.about_id))[1] as about_id,
(array_agg(n.by_kind order by n.at desc, n.by_id, n.about_id))[1:3] as by_kinds, (array_agg(n.by_id order by n.at desc, n.by_id, n.about_id))[1:3] as by_ids from (
(select 'followed' as type, s.arrived_at as at, s.target_kind as about_kind, s.target_id as about_id,
'user' as by_kind, s.user_id as by_id, null::text as reason, s.target_id as place
from read_model.follow s join read_model.person p on p.id = s.user_id and p.is_visible
where s.target_kind = 'user' and s.target_id = $4 and not exists (select from read_model.block b
where b.user_id = s.user_id and b.blocked_id = s.target_id)
and (s.user_id = $5 or not exists (select from read_model.block b
where b.user_id = s.target_id and b.blocked_id = s.user_id)) and not exists (select from read_model.block b
where b.user_id = $6 and b.blocked_id = p.id) and s.arrived_at > $7 order by 2 desc limit $8) union all
(select 'followed' as type, s.arrived_at as at, s.target_kind as about_kind, s.target_id as about_id,
'user' as by_kind, s.user_id as by_id, null::text as reason, s.target_id as place
from read_model.follow s join read_model.person p on p.id = s.user_id and p.is_visible
where s.target_kind = 'company' and s.target_id in (select m.company_id from read_model.membership m where m.user_id = $9 and m.is_owner) and not exists (select from read_model.block b
where b.user_id = s.user_id and b.blocked_id = s.target_id)
and (s.user_id = $10 or not exists (select from read_model.block b
where b.user_id = s.target_id and b.blocked_id = s.user_id)) and not exists (select from read_model.block b
where b.user_id = $11 and b.blocked_id = p.id) and s.arrived_at > $12 order by 2 desc limit $13)) n
group by n.type, n.place, (n.at::timestamptz at time zone 'Asia/Tokyo')::date) t order by t.at desc, t.type, t.place limit $14 offset $15;
-- ["u-mio","u-mio","2026-11-20T00:00:00.000Z","u-mio","u-mio","u-mio","",500,"u-mio","u-mio","u-mio","",500,20,20]
