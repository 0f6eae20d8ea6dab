select a.id, a.name, a.url, a.website, a.posted_date as "postedDate", a.recommend_text as caption,
to_json(a.tags) as tags, a.updated_at as "updatedAt"
from read_model.article a where a.owner_kind = 'user' and a.owner_id = $1
order by a.registered_at desc, a.id limit $2;
-- ["u-mio",50]
