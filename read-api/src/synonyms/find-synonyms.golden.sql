select s.entries from read_model.synonyms s;
-- []
