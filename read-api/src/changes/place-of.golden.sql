select "seq", "position" from "read_model"."change" order by "seq" desc limit $1;
-- [500]
