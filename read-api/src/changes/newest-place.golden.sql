select max("seq") as "seq" from "read_model"."change";
-- []
