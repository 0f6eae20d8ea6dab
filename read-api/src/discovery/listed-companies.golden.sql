select c.id as name, c.updated_at as "updatedAt" from read_model.company c
where c.id > $1 and true and c.is_public
order by c.id limit $2;
-- ["c-500",50000]
