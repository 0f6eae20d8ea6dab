select c.industry as key, count(*)::int as count
from read_model.company c where c.is_public and c.industry is not null group by 1 order by 2 desc, 1;
-- []
