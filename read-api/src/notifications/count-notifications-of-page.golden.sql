select count(*)::int as count from (select 1 from (
(select 'owner-invited' as type, i.invited_at as at, 'company' as about_kind, i.company_id as about_id,
null::text as by_kind, null::text as by_id, null::text as reason, i.company_id as place
from read_model.invitation i where lower(i.address) = lower($1) and i.expires_at > $2 and i.invited_at > $3 order by 2 desc limit $4) union all
(select 'page-given' as type, m.owner_since as at, 'company' as about_kind, m.company_id as about_id,
null::text as by_kind, null::text as by_id, null::text as reason, m.company_id as place
from read_model.membership m where m.user_id = $5 and m.is_owner and m.owner_by <> $6 and m.owner_since > $7 order by 2 desc limit $8) union all
(select 'owner-added' as type, o.owner_since as at, 'company' as about_kind, o.company_id as about_id,
'user' as by_kind, o.user_id as by_id, null::text as reason, o.company_id as place
from read_model.membership m join read_model.membership o on o.company_id = m.company_id and o.is_owner and o.owner_since > m.owner_since
where m.user_id = $9 and m.is_owner and o.owner_by <> $10 and o.owner_since > $11 order by 2 desc limit $12) union all
(select 'ownership-declined' as type, q.answered_at as at, 'company' as about_kind, q.company_id as about_id,
null::text as by_kind, null::text as by_id, q.reason as reason, q.company_id as place
from read_model.ownership_request q where q.user_id = $13 and q.standing = 'declined' and q.answered_at > $14 order by 2 desc limit $15)) n
group by n.type, n.place, (n.at::timestamptz at time zone 'Asia/Tokyo')::date) t;
-- ["mio@example.jp","2026-11-21T12:00:00.000Z","2026-11-20T00:00:00.000Z",500,"u-mio","u-mio","2026-11-20T00:00:00.000Z",500,"u-mio","u-mio","2026-11-20T00:00:00.000Z",500,"u-mio","2026-11-20T00:00:00.000Z",500]
