select "since", "until" from "read_model"."paid_account" where "account_id" = $1;
-- ["firm"]
