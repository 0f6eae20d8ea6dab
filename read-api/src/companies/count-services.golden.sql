select count(*)::int as count from read_model.company c where c.is_public and c.on_search_page
and c.service_type = $1;
-- ["web_service"]
