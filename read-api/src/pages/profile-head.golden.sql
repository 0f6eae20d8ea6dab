select p.id, p.username, p.name, b->>'reading' as reading, b->>'avatar' as picture,
b->>'introduction' as introduction, b->>'job' as job, b->>'workFor' as "workFor", p.state->'sections'->'sns' as sns,
p.joined_at as "joinedAt", p.updated_at as "updatedAt"
from read_model.person p cross join lateral (select p.state->'sections'->'basics' as b) s
where (p.username = $1 or p.id = $2) and not p.disabled and p.name <> ''
order by p.username = $3 desc limit 1;
-- ["mio","mio","mio"]
