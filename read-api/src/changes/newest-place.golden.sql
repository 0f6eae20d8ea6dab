select coalesce(max(seq), 0)::text as seq from read_model.change;
-- []
