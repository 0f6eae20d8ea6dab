select industry, count(*)::int as count from read_model.company
where is_public and industry is not null group by 1 order by 2 desc, 1;
-- []
