select c.id, c.name,
case when c.is_public then c.state->'sections'->>'logo' end as logo
from read_model.company c where c.id = any($1::text[]);
-- [["c-1"]]
