select p.name, p.state->'sections'->'basics'->>'introduction' as description
from read_model.person p where (p.username = $1 or p.id = $2) and not p.disabled
order by p.username = $3 desc limit 1;
-- ["mio","mio","mio"]
