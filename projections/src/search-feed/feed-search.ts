import { becomeSoleHolder } from '@meikan/platform';
import { NORM_VERSION, SearchFault, type SearchPort } from '@meikan/search';
import type { Pool } from 'pg';
import { LIVING } from '../read-model/tables.ts';
import { isRefusedByStore } from '../runner/refused-by-store.ts';
import type { Logger } from '../runner/run-directory.ts';
import { allDocuments, loadDocuments } from './documents.ts';
import { noteVisitors } from './visitors.ts';
import { wakeOnMove } from './wake-on-move.ts';

type FeedOptions = {
  readonly pool: Pool;
  readonly search: SearchPort;
  readonly logger: Logger;
};

/** The place of the one process that folds the index anew. */
const REFOLDING = 'meikan search index';
const BATCH = 500;

type Ticket = { readonly kind: string; readonly id: string; readonly ticket: string };

/**
 * Carries what changed in the read model over to the search index. An entity leaves the outbox only after the index has
 * confirmed it, and only if it did not change again meanwhile; documents carry a version, so that two feeders do no harm.
 * Begins with an index whose texts are folded as queries are.
 */
export async function feedSearch(options: FeedOptions & { readonly signal: AbortSignal }): Promise<void> {
  const { pool, logger, signal } = options;
  const wake = wakeOnMove(pool, signal);
  let isFolded = false;
  const feed = async () => {
    if (!isFolded) await foldAnew(options, signal);
    isFolded = true;
    return feedBatch(options);
  };
  while (!signal.aborted) {
    const fed = await feed().catch((error: unknown) => {
      if (!signal.aborted) logger.error({ err: error }, 'search feed stopped; trying again');
      return 0;
    });
    if (fed === 0) await wake.wait();
  }
  await wake.close();
}

/** Where another normaliser has folded the index, what is typed meets nothing of it: it is rebuilt beside itself, by one process. */
async function foldAnew({ pool, search, logger }: FeedOptions, signal: AbortSignal): Promise<void> {
  const isOtherwise = async () => (await search.health()).normVersion !== NORM_VERSION;
  if (!(await isOtherwise())) return;
  const place = await becomeSoleHolder(pool, REFOLDING, signal);
  if (!place) return;
  try {
    if (!(await isOtherwise())) return;
    const { indexed } = await search.rebuild(allDocuments(pool));
    logger.info({ indexed, to: NORM_VERSION }, 'the search index was rebuilt for another folding');
  } finally {
    place.release();
  }
}

/** Feeds one batch; answers how many entities were carried over. One that the index refuses goes to the end of the queue. */
export async function feedBatch(options: FeedOptions): Promise<number> {
  const { pool } = options;
  const waiting = await pool.query<Ticket>(
    `select kind, id, ticket from ${LIVING}.search_outbox order by ticket limit ${BATCH}`,
  );
  if (waiting.rows.length === 0) return 0;
  try {
    await carryOver(options, waiting.rows);
    return waiting.rows.length;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return feedOneByOne(options, waiting.rows);
  }
}

async function feedOneByOne(options: FeedOptions, tickets: readonly Ticket[]): Promise<number> {
  let fed = 0;
  for (const ticket of tickets) {
    try {
      await carryOver(options, [ticket]);
      fed += 1;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { kind, id } = ticket;
      options.logger.error({ kind, id, err: error }, 'the search index refuses a document');
      await options.pool.query(
        `update ${LIVING}.search_outbox set ticket = default where kind = $1 and id = $2 and ticket = $3`,
        [kind, id, ticket.ticket],
      );
    }
  }
  return fed;
}

async function carryOver({ pool, search }: FeedOptions, tickets: readonly Ticket[]): Promise<void> {
  const { documents, removals, visitors } = await loadDocuments(pool, tickets);
  for (const receipt of [await search.upsert(documents), await search.remove(removals)]) {
    const settled = await search.settled(receipt);
    if (settled === 'failed') throw new SearchFault('rejected', 'The index could not take the documents.');
    if (settled === 'timeout') throw new SearchFault('timeout', 'The index did not confirm the documents in time.');
  }
  await noteVisitors(pool, visitors);
  await forget(pool, tickets);
}

/** The documents are at fault, so the whole batch will be refused again. */
const isRefusal = (error: unknown): boolean =>
  isRefusedByStore(error) || (error instanceof SearchFault && error.tag === 'rejected');

/** Passes over what the fold holds just now: it takes a new ticket there, and waiting for it could end in a deadlock. */
async function forget(pool: Pool, fed: readonly Ticket[]): Promise<void> {
  await pool.query(
    `with done as (
      select o.kind, o.id from ${LIVING}.search_outbox o
        join unnest($1::text[], $2::text[], $3::bigint[]) as f (kind, id, ticket) using (kind, id, ticket)
        for update of o skip locked)
      delete from ${LIVING}.search_outbox o using done where o.kind = done.kind and o.id = done.id`,
    [fed.map(({ kind }) => kind), fed.map(({ id }) => id), fed.map(({ ticket }) => ticket)],
  );
}
