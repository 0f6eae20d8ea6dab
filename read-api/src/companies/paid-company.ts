import { sql } from 'kysely';

/** Whether the company with this id (a column) is on the paid plan: one of its owners' accounts is. */
export const isPaidCompany = (companyId: ReturnType<typeof sql>) => sql`exists (select from read_model.membership po
    join read_model.paid_account pa on pa.account_id = po.user_id and pa.until is null
    where po.company_id = ${companyId} and po.is_owner)`;
