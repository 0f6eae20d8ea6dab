select
json_build_object('id', c.id, 'name', c.name, 'logo', c.state->'sections'->>'logo', 'isVerified', c.is_verified) as "currentCompany",
jsonb_path_query_array(c.state->'sections'->'change-job-log', $1::jsonpath) as "employeeEntries"
from read_model.company c where c.is_public and jsonb_array_length(c.state->'sections'->'change-job-log') > 0
order by c.updated_at desc, c.id limit $2;
-- ["$[0 to 1]",4]
