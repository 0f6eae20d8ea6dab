select key, sum(count)::int as count from (
select index_key as key, count(*) from read_model.person where not disabled group by 1
union all select index_key, count(*) from read_model.company where is_public and on_search_page group by 1) n group by 1;
-- []
