import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';
import { pa } from '../route/tables.ts';

const po = readTable('membership', 'po');

/** Whether the company with this id (a column) is on the paid plan: one of its owners' accounts is. */
export const isPaidCompany = (companyId: ReturnType<typeof sql>) => sql`exists (select from ${po}
    join ${pa} on ${pa.account_id} = ${po.user_id} and ${pa.until} is null
    where ${po.company_id} = ${companyId} and ${po.is_owner})`;
