select a.id as name, a.updated_at as "updatedAt" from
read_model.article a
left join read_model.person p on a.owner_kind = 'user' and p.id = a.owner_id
left join read_model.company c on a.owner_kind = 'company' and c.id = a.owner_id
where a.id > $1 and a.id <= $2 and coalesce(p.is_visible, c.is_public, false)
order by a.id limit $3;
-- ["a-500","a-900",50000]
