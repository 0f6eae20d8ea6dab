import type { Pool } from 'pg';
import { LIVING } from './tables.ts';

const MOST = 100;

/**
 * The published pages that nobody but this account may edit, by name; at most a hundred. An owner who leaves too, or whom an admin
 * stopped, looks after none; one whose profile is a draft does.
 */
export async function pagesOwnedAlone(
  pool: Pool,
  accountId: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const found = await pool.query<{ id: string; name: string }>(
    `select c.id, c.name from ${LIVING}.membership m join ${LIVING}.company c on c.id = m.company_id and c.is_public
    where m.user_id = $1 and m.is_owner and not exists (
      select from ${LIVING}.membership o left join ${LIVING}.person p on p.id = o.user_id
      where o.company_id = m.company_id and o.is_owner and o.user_id <> $1
        and coalesce(not p.disabled and not (p.state->>'isLeaving')::boolean, true))
    order by c.name, c.id limit $2`,
    [accountId, MOST],
  );
  return found.rows;
}
