select count(*)::int as count from (select 1 from (
(select 'report-hidden' as type, w.ruled_at as at, r.kind as about_kind, r.target_id as about_id,
null::text as by_kind, null::text as by_id, null::text as reason, r.kind || ' ' || r.target_id as place
from read_model.report r join lateral (select g.ruled_at, g.hidden_for from read_model.ruling g
where g.kind = r.kind and g.target_id = r.target_id and g.up_to >= r.reported_at order by g.up_to limit 1) w on true where r.user_id = $1
and w.hidden_for is not null and w.ruled_at > $2 order by 2 desc limit $3) union all
(select 'report-kept' as type, w.ruled_at as at, r.kind as about_kind, r.target_id as about_id,
null::text as by_kind, null::text as by_id, null::text as reason, r.kind || ' ' || r.target_id as place
from read_model.report r join lateral (select g.ruled_at, g.hidden_for from read_model.ruling g
where g.kind = r.kind and g.target_id = r.target_id and g.up_to >= r.reported_at order by g.up_to limit 1) w on true where r.user_id = $4
and w.hidden_for is null and w.ruled_at > $5 order by 2 desc limit $6) union all
(select 'page-hidden' as type, g.ruled_at as at, 'company' as about_kind, g.target_id as about_id,
null::text as by_kind, null::text as by_id, g.hidden_for as reason, g.target_id as place
from read_model.ruling g where g.kind = 'company' and g.target_id in (select m.company_id from read_model.membership m where m.user_id = $7 and m.is_owner) and g.hidden_for is not null and g.ruled_at > $8 order by 2 desc limit $9)) n
group by n.type, n.place, (n.at::timestamptz at time zone 'Asia/Tokyo')::date) t;
-- ["u-mio","2026-11-20T00:00:00.000Z",500,"u-mio","2026-11-20T00:00:00.000Z",500,"u-mio","2026-11-20T00:00:00.000Z",500]
