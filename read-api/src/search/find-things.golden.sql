select case when c.service_type = 'business_company' then 'company' else 'service' end as kind, c.id, c.name,
c.state->'sections'->>'logo' as picture,
coalesce(nullif(concat(
c.state->'sections'->'basics'->'location'->>'prefecture',
c.state->'sections'->'basics'->'location'->>'city'), ''), '') as note,
coalesce(c.state->'sections'->'description'->>'description', '') as overview, c.is_verified as "isVerified"
from read_model.company c where c.id = any($1::text[]) and (c.is_public or $2)
union all
select 'person', p.id, p.name, p.state->'sections'->'basics'->>'avatar',
concat_ws('／', p.state->'sections'->'basics'->>'workFor', p.state->'sections'->'basics'->>'job'),
coalesce(p.state->'sections'->'basics'->>'introduction', ''), false
from read_model.person p where p.id = any($3::text[]) and p.is_visible and not exists (select from read_model.block b
where b.user_id = $4 and b.blocked_id = p.id)
union all
select 'article', a.id, a.name, a.cover_photo, coalesce(p.name, c.name, ''),
coalesce(a.recommend_text, ''), false
from
read_model.article a
left join read_model.person p on a.owner_kind = 'user' and p.id = a.owner_id
left join read_model.company c on a.owner_kind = 'company' and c.id = a.owner_id where a.id = any($5::text[]) and (coalesce(p.is_visible, c.is_public, false) or $6) and not exists (select from read_model.block b
where b.user_id = $7 and b.blocked_id = p.id);
-- [["c-1"],false,["u-1"],"u-mio",["a-1"],false,"u-mio"]
