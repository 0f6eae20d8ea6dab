select v.visitors::int as count from footprints.page v
where v.kind = 'user' and v.page_id = $1;
-- ["u-mio"]
