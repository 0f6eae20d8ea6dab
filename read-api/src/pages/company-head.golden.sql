select c.name, case when c.is_public then c.reading end as reading,
case when c.is_public then c.state->'sections'->>'logo' end as picture,
case when c.is_public then c.state->'sections'->>'cover-photo' end as cover,
case when c.is_public then coalesce(c.state->'sections'->'description'->>'description', '') else '' end as text,
case when c.is_public then c.state->'sections'->'description'->>'description' end as description
from read_model.company c where c.id = $1;
-- ["c-tsubame"]
