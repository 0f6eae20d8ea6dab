import type { Subscription } from '@meikan/contracts';
import { sql } from 'kysely';
import { first, type Question } from '../route/read-route.ts';

type PlanRow = { readonly since: string; readonly until: string | null };

/** The account's present plan, or its last one; null for who never paid. */
export async function findSubscription({ db }: Question, accountId: string): Promise<Subscription | null> {
  const row = await first(
    sql<PlanRow>`select pa.since, pa.until from read_model.paid_account pa where pa.account_id = ${accountId}`,
    db,
  );
  if (row === undefined) return null;
  return { status: row.until === null ? 'ACTIVE' : 'ENDED', start: row.since, end: row.until };
}
