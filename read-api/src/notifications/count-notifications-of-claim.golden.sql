select count(*)::int as count from (select 1 from (
(select 'usage-claimed' as type, u.arrived_at as at, 'company' as about_kind, u.service_id as about_id,
u.holder_kind as by_kind, u.holder_id as by_id, null::text as reason, u.service_id as place
from read_model.usage u left join read_model.person p on u.holder_kind = 'user' and p.id = u.holder_id
left join read_model.company c on u.holder_kind = 'company' and c.id = u.holder_id
where u.service_id in (select m.company_id from read_model.membership m where m.user_id = $1 and m.is_owner) and u.usage_type <> 'company-use'
and u.verdict is distinct from 'hidden' and coalesce(p.is_visible, c.is_public, false)
and u.holder_id <> $2 and u.holder_id not in (select m.company_id from read_model.membership m where m.user_id = $3 and m.is_owner) and not exists (select from read_model.block b
where b.user_id = $4 and b.blocked_id = p.id) and u.arrived_at > $5 order by 2 desc limit $6) union all
(select 'adoption-claimed' as type, u.arrived_at as at, 'company' as about_kind, u.holder_id as about_id,
'company' as by_kind, u.service_id as by_id, null::text as reason, u.holder_id as place
from read_model.usage u join read_model.company c on c.id = u.service_id and c.is_public
where u.holder_id in (select m.company_id from read_model.membership m where m.user_id = $7 and m.is_owner) and u.usage_type = 'company-use'
and u.verdict is distinct from 'hidden' and u.service_id not in (select m.company_id from read_model.membership m where m.user_id = $8 and m.is_owner) and u.arrived_at > $9 order by 2 desc limit $10) union all
(select 'relation-claimed' as type, e.arrived_at as at, 'company' as about_kind, e.other_id as about_id,
'company' as by_kind, e.company_id as by_id, null::text as reason, e.other_id as place
from read_model.relation e join read_model.company c on c.id = e.company_id and c.is_public
where e.other_id in (select m.company_id from read_model.membership m where m.user_id = $11 and m.is_owner) and e.verdict is distinct from 'hidden'
and e.company_id not in (select m.company_id from read_model.membership m where m.user_id = $12 and m.is_owner) and e.arrived_at > $13 order by 2 desc limit $14) union all
(select 'claim-disputed' as type, u.verdict_at as at, u.holder_kind as about_kind, u.holder_id as about_id,
'company' as by_kind, u.service_id as by_id, null::text as reason, u.holder_id as place
from read_model.usage u where (u.holder_id = $15 or u.holder_id in (select m.company_id from read_model.membership m where m.user_id = $16 and m.is_owner))
and u.usage_type <> 'company-use' and u.verdict = 'disputed' and u.verdict_at > $17 order by 2 desc limit $18) union all
(select 'claim-disputed' as type, u.verdict_at as at, 'company' as about_kind, u.service_id as about_id,
'company' as by_kind, u.holder_id as by_id, null::text as reason, u.service_id as place
from read_model.usage u where u.service_id in (select m.company_id from read_model.membership m where m.user_id = $19 and m.is_owner) and u.usage_type = 'company-use'
and u.verdict = 'disputed' and u.verdict_at > $20 order by 2 desc limit $21) union all
(select 'claim-disputed' as type, e.verdict_at as at, 'company' as about_kind, e.company_id as about_id,
'company' as by_kind, e.other_id as by_id, null::text as reason, e.company_id as place
from read_model.relation e where e.company_id in (select m.company_id from read_model.membership m where m.user_id = $22 and m.is_owner) and e.verdict = 'disputed' and e.verdict_at > $23 order by 2 desc limit $24)) n
group by n.type, n.place, (n.at::timestamptz at time zone 'Asia/Tokyo')::date) t;
-- ["u-mio","u-mio","u-mio","u-mio","2026-11-20T00:00:00.000Z",500,"u-mio","u-mio","2026-11-20T00:00:00.000Z",500,"u-mio","u-mio","2026-11-20T00:00:00.000Z",500,"u-mio","u-mio","2026-11-20T00:00:00.000Z",500,"u-mio","2026-11-20T00:00:00.000Z",500,"u-mio","2026-11-20T00:00:00.000Z",500]
