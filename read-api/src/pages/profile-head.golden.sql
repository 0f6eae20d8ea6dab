select p.id, p.username, p.name, p.state->'sections'->'basics'->>'reading' as reading, p.state->'sections'->'basics'->>'avatar' as picture,
p.state->'sections'->'basics'->>'introduction' as introduction, p.state->'sections'->'basics'->>'job' as job, p.state->'sections'->'basics'->>'workFor' as "workFor",
p.state->'sections'->'sns' as sns,
p.joined_at as "joinedAt", p.updated_at as "updatedAt"
from read_model.person p where (p.username = $1 or p.id = $2) and p.is_visible and p.name <> ''
order by p.username = $3 desc limit 1;
-- ["mio","mio","mio"]
