select key, sum(count)::int as count from (
select p.index_key as key, count(*) from read_model.person p where p.is_visible group by 1
union all select c.index_key, count(*) from read_model.company c where c.is_public and c.on_search_page group by 1) n group by 1;
-- []
