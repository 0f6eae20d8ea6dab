select "r"."standing", "r"."message", "r"."address" as "email", "r"."expires_at" as "expiresAt", "r"."proved_domain" as "provedDomain", "r"."reason", "r"."asked_at" as "askedAt" from "read_model"."ownership_request" as "r" where "r"."company_id" = $1 and "r"."user_id" = $2;
-- ["c-tsubame","u-mio"]
