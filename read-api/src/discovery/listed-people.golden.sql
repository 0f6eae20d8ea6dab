select p.username as name, p.updated_at as "updatedAt" from read_model.person p
where p.id > $1 and p.id <= $2 and p.is_visible and p.name <> ''
order by p.id limit $3;
-- ["","u-500",50000]
