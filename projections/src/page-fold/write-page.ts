import type { Pool, PoolClient } from 'pg';
import type { ReadModelSchema } from '../read-model/tables.ts';
import { announce } from './announce.ts';
import { errorText } from './error-text.ts';
import { foldPage } from './fold-page.ts';
import type { Unfoldable } from './fold-rows.ts';
import { inTransaction } from './in-transaction.ts';
import type { PageFolder, Recorded } from './projector.ts';
import type { RowCache } from './row-cache.ts';

/** Events to fold, and those that are known to be unfoldable already, between two positions of the log. */
export type Page = {
  readonly events: readonly Recorded[];
  readonly unfoldable: readonly Unfoldable[];
  readonly from: string;
  readonly through: string;
};

export type PageTarget = {
  readonly pool: Pool;
  readonly schema: ReadModelSchema;
  readonly folders: readonly PageFolder[];
  readonly epoch: number;
  readonly cache: RowCache;
};

/** Thrown when the checkpoint is not where this runner left it: another runner took over, or the tables were swapped. */
export class FencedOff extends Error {
  override readonly name = 'FencedOff';
  readonly tag = 'fenced-off';
}

/**
 * Writes one page and moves the checkpoint, all in one transaction. The checkpoint is moved first, compared on position and
 * epoch: its row lock is what a rebuild waits on to see both schemas at one position. Throws FencedOff when it has moved.
 */
export async function writePage(target: PageTarget, page: Page): Promise<readonly Unfoldable[]> {
  const { schema, folders, cache } = target;
  try {
    const { unfoldable, rows } = await inTransaction(target.pool, async (client) => {
      await moveCheckpoint(client, target, page);
      const folded = await foldPage({ client, schema, cache }, folders, page.events);
      const unfoldable = [...page.unfoldable, ...folded.unfoldable];
      await park(client, schema, unfoldable);
      await announce(client, schema, page.through, folded.touched);
      return { unfoldable, rows: folded.rows };
    });
    cache.keep(rows);
    return unfoldable;
  } catch (error) {
    cache.clear();
    throw error;
  }
}

async function moveCheckpoint(client: PoolClient, target: PageTarget, page: Page): Promise<void> {
  const moved = await client.query({
    name: `checkpoint-${target.schema}`,
    text: `update ${target.schema}.checkpoint set position = $1, updated_at = clock_timestamp()
      where name = 'directory' and position = $2 and epoch = $3`,
    values: [page.through, page.from, target.epoch],
  });
  if (moved.rowCount !== 1) throw new FencedOff(`checkpoint of ${target.schema} is no longer at ${page.from}`);
}

async function park(client: PoolClient, schema: string, unfoldable: readonly Unfoldable[]): Promise<void> {
  for (const { stream, revision, position, type, error } of unfoldable) {
    await client.query({
      text: `insert into ${schema}.parked_event (stream, revision, position, type, error) values ($1, $2, $3, $4, $5)
        on conflict (stream, revision) do update set error = excluded.error`,
      values: [stream, String(revision), position, type, errorText(error)],
    });
  }
}
