select exists (select from read_model.hidden_visitor h where h.user_id = $1) as hidden;
-- ["u-mio"]
