select
a.id, a.name as "articleName", a.url as "articleUrl", a.website as "articleWebsite", a.logo,
a.posted_date as "postedDate", a.article_category as "articleCategory", a.main_category as "mainCategory",
to_json(a.tags) as tags, a.cover_photo as "coverPhoto", a.recommend_text as "recommendTxt",
case when a.owner_kind = 'company' then a.owner_id end as "companyId",
json_build_object('kind', a.owner_kind, 'id', a.owner_id, 'name', coalesce(p.name, c.name, ''),
'picture', coalesce(p.state->'sections'->'basics'->>'avatar', c.state->'sections'->>'logo')) as author,
exists (select from read_model.bookmark b where b.user_id = $1 and b.reference_id = a.id) as "isBookmarked",
exists (select from footprints.read r where r.reader_id = $2 and r.content_id = a.id) as "isRead",
coalesce((select f.readers from footprints.content f where f.content_id = a.id), 0)::int as "readCount",
a.owner_kind = 'user' and a.owner_id = $3 as own, a.revision::text as revision from
read_model.article a
left join read_model.person p on a.owner_kind = 'user' and p.id = a.owner_id
left join read_model.company c on a.owner_kind = 'company' and c.id = a.owner_id
where coalesce(p.is_visible, c.is_public, false) and a.owner_kind = 'company' and a.owner_id in (
select m.company_id from read_model.membership m
where m.user_id = $4 and m.status = 'NOW-MEMBER' and exists (select from read_model.membership po
join read_model.paid_account pa on pa.account_id = po.user_id and pa.until is null
where po.company_id = m.company_id and po.is_owner)) and a.main_category = $5
and true
order by a.posted_date desc nulls last, a.id limit $6 offset $7;
-- ["u-mio","u-mio","u-mio","u-sora","job",5,0]
