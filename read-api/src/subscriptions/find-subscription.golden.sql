select pa.since, pa.until from read_model.paid_account pa where pa.account_id = $1;
-- ["firm"]
