select m.user_id as id, p.name, p.state->'sections'->'basics'->>'avatar' as avatar,
p.id is not null as "isPerson", m.since
from read_model.membership m left join read_model.person p on p.id = m.user_id
where m.company_id = $1 and m.is_owner order by m.since, m.user_id;
-- ["c-tsubame"]
