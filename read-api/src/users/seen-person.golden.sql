select p.id, p.disabled from read_model.person p where p."id" = $1;
-- ["u-sora"]
