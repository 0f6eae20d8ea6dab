select count(*)::int as "count" from "read_model"."ownership_request" as "r" inner join "read_model"."company" as "c" on "c"."id" = "r"."company_id" where "r"."standing" in ($1);
-- ["open"]
