select p.id, p.username, p.name, p.state->'sections'->'basics'->>'introduction' as introduction,
p.updated_at as "updatedAt"
from read_model.person p where (p.username = $1 or p.id = $2) and p.is_visible and p.name <> ''
order by p.username = $3 desc limit 1;
-- ["mio","mio","mio"]
