select count(*)::int as count from (select r.kind, r.target_id, (select max(g.up_to) from read_model.ruling g where g.kind = r.kind and g.target_id = r.target_id) as since,
max(r.reported_at) as up_to, null::text as hidden_for, null::text as ruled_at, false as is_last,
min(r.reported_at) as place
from read_model.report r where not exists (select from read_model.ruling g where g.kind = r.kind and g.target_id = r.target_id and g.up_to >= r.reported_at) group by r.kind, r.target_id) t;
-- []
