select count(*)::int as count from (select 1 from (
(select 'plan-begun' as type, pa.since as at, null::text as about_kind, null::text as about_id,
null::text as by_kind, null::text as by_id, null::text as reason, '' as place
from read_model.paid_account pa where pa.account_id = $1 and pa.since > $2 order by 2 desc limit $3) union all
(select 'plan-ended' as type, pa.until as at, null::text as about_kind, null::text as about_id,
null::text as by_kind, null::text as by_id, null::text as reason, '' as place
from read_model.paid_account pa where pa.account_id = $4 and pa.until > $5 order by 2 desc limit $6)) n
group by n.type, n.place, (n.at::timestamptz at time zone 'Asia/Tokyo')::date) t;
-- ["u-mio","2026-11-20T00:00:00.000Z",500,"u-mio","2026-11-20T00:00:00.000Z",500]
