select "id", "name", "url", "website", "posted_date" as "postedDate", "recommend_text" as "caption", "tags", "updated_at" as "updatedAt" from "read_model"."article" where "owner_kind" = $1 and "owner_id" = $2 order by "registered_at" desc, "id" limit $3;
-- ["user","u-mio",50]
