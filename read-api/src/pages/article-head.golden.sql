select a.id, a.name, a.url, a.website, a.posted_date as "postedDate",
a.article_category as category,
to_json(a.tags) as tags, a.recommend_text as caption, a.cover_photo as picture, a.updated_at as "updatedAt",
a.owner_kind = 'company' as "byCompany", coalesce(p.username, c.id) as "authorId",
coalesce(p.name, c.name) as author,
coalesce(p.state->'sections'->'basics'->>'avatar', c.state->'sections'->>'logo') as "authorPicture"
from
read_model.article a
left join read_model.person p on a.owner_kind = 'user' and p.id = a.owner_id
left join read_model.company c on a.owner_kind = 'company' and c.id = a.owner_id where a.id = $1 and coalesce(p.is_visible, c.is_public, false);
-- ["a-1"]
