select c.name, case when c.is_public then c.state->'sections'->'description'->>'description' end as description
from read_model.company c where c.id = $1;
-- ["c-tsubame"]
