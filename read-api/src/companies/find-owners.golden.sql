select "m"."user_id" as "id", "p"."name", p.state->'sections'->'basics'->>'avatar' as "avatar", "m"."since", p.id is not null as "isPerson" from "read_model"."membership" as "m" left join "read_model"."person" as "p" on "p"."id" = "m"."user_id" where "m"."company_id" = $1 and "m"."is_owner" = $2 order by "m"."since", "m"."user_id";
-- ["c-tsubame",true]
