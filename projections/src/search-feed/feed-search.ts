import type { SearchPort } from '@meikan/search';
import type { Pool } from 'pg';
import { LIVING } from '../read-model/tables.ts';
import type { Logger } from '../runner/run-directory.ts';
import { loadDocuments } from './documents.ts';
import { wakeOnMove } from './wake-on-move.ts';

type FeedOptions = {
  readonly pool: Pool;
  readonly search: SearchPort;
  readonly logger: Logger;
  readonly signal: AbortSignal;
};

const BATCH = 500;

type Ticket = { readonly kind: string; readonly id: string; readonly ticket: string };

/**
 * Carries what changed in the read model over to the search index. An entity leaves the outbox only after the index has
 * confirmed it, and only if it did not change again meanwhile; documents carry a version, so that two feeders do no harm.
 */
export async function feedSearch({ pool, search, logger, signal }: FeedOptions): Promise<void> {
  const wake = await wakeOnMove(pool, signal);
  while (!signal.aborted) {
    const fed = await feedBatch(pool, search).catch((error: unknown) => {
      if (!signal.aborted) logger.error({ err: error }, 'search feed stopped; trying again');
      return 0;
    });
    if (fed === 0) await wake();
  }
}

/** Feeds one batch; answers how many entities were carried over. */
export async function feedBatch(pool: Pool, search: SearchPort): Promise<number> {
  const waiting = await pool.query<Ticket>(
    `select kind, id, ticket from ${LIVING}.search_outbox order by ticket limit ${BATCH}`,
  );
  if (waiting.rows.length === 0) return 0;
  const { documents, removals } = await loadDocuments(pool, waiting.rows);
  const receipts = [await search.upsert(documents), await search.remove(removals)];
  for (const receipt of receipts) {
    const settled = await search.settled(receipt);
    if (settled !== 'done') throw new Error(`the search index answered ${settled}`);
  }
  await forget(pool, waiting.rows);
  return waiting.rows.length;
}

async function forget(pool: Pool, fed: readonly Ticket[]): Promise<void> {
  await pool.query(
    `delete from ${LIVING}.search_outbox o using unnest($1::text[], $2::text[], $3::bigint[]) as f (kind, id, ticket)
      where o.kind = f.kind and o.id = f.id and o.ticket = f.ticket`,
    [fed.map(({ kind }) => kind), fed.map(({ id }) => id), fed.map(({ ticket }) => ticket)],
  );
}
