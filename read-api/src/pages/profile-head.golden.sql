select p.name, p.state->'sections'->'basics'->>'introduction' as description
from read_model.person p where p.username = $1 and not p.disabled;
-- ["mio"]
