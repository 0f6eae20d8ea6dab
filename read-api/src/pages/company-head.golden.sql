select c.id, c.is_public as "isPublic", c.name, s.reading, s.sections->>'logo' as picture,
s.sections->>'cover-photo' as cover, s.sections->'description'->>'description' as text,
s.sections->'basics'->>'founded' as founded, s.sections->'sns' as sns
from read_model.company c
left join lateral (select c.reading, c.state->'sections' as sections where c.is_public) s on true
where c.id = $1;
-- ["c-tsubame"]
