select id from (
select id, row_number() over (order by id) as place from read_model."article") s
where place % $1 = 0 order by id;
-- [10000]
