select count(*)::int as count from (select 1 from (
(select 'published' as type, w.arrived_at as at, 'article' as about_kind, w.id as about_id,
s.target_kind as by_kind, s.target_id as by_id, null::text as reason, s.target_id as place
from read_model.follow s join lateral (select a.id, a.arrived_at from read_model.article a
where a.owner_kind = s.target_kind and a.owner_id = s.target_id
and a.arrived_at > greatest(s.arrived_at, $1) order by a.arrived_at desc limit $2) w on true
left join read_model.person p on s.target_kind = 'user' and p.id = s.target_id
left join read_model.company c on s.target_kind = 'company' and c.id = s.target_id
where s.user_id = $3 and coalesce(p.is_visible, c.is_public, false) and not exists (select from read_model.block b
where b.user_id = $4 and b.blocked_id = p.id)
and s.target_id not in (select m.company_id from read_model.membership m where m.user_id = $5 and m.is_owner) and w.arrived_at > $6 order by 2 desc limit $7)) n
group by n.type, n.place, (n.at::timestamptz at time zone 'Asia/Tokyo')::date) t;
-- ["2026-11-20T00:00:00.000Z",500,"u-mio","u-mio","u-mio","2026-11-20T00:00:00.000Z",500]
