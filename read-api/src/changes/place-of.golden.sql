select n.seq::text as seq, n.position from read_model.change n order by n.seq desc limit $1;
-- [500]
