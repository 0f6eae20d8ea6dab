select s.revision, case when s.revision = $1 then null else s.entries end as entries from read_model.synonyms s;
-- ["7"]
