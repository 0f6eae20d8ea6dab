select "id", "is_visible" from "read_model"."person" where ("username" = $1 or "id" = $2) order by "username" = $3 desc limit $4;
-- ["u-sora","u-sora","u-sora",1]
