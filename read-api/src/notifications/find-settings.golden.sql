select coalesce(ns.seen_until, '') as "seenUntil", to_json(ns.muted) as muted
from read_model.notification_settings ns where ns.user_id = $1;
-- ["u-mio"]
