select p.name, b->>'reading' as reading, b->>'avatar' as picture, coalesce(b->>'introduction', '') as text,
b->>'introduction' as description
from read_model.person p cross join lateral (select p.state->'sections'->'basics' as b) s
where (p.username = $1 or p.id = $2) and not p.disabled
order by p.username = $3 desc limit 1;
-- ["mio","mio","mio"]
