select s.id from (
select a.id, row_number() over (order by a.id) as place from read_model.article a) s
where s.place % $1 = 0 order by s.id;
-- [10000]
