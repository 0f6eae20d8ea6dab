import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../page-fold/in-transaction.ts';
import { comparePositions } from '../read-model/positions.ts';
import { FORMER, LIVING, type ReadModelSchema, readModelDdl, type SHADOW } from '../read-model/tables.ts';
import { NEXT_EPOCH } from './rebuild-record.ts';

/** Makes an empty read model, dropping what stood under that name. */
export async function makeSchema(pool: Pool, schema: ReadModelSchema, start: string, version: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(`drop schema if exists ${schema} cascade`);
    for (const statement of readModelDdl(schema)) await client.query(statement);
    await client.query(
      `insert into ${schema}.checkpoint (name, position, epoch, version) values ('directory', $1, ${NEXT_EPOCH}, $2)`,
      [start, version],
    );
  });
}

export const dropSchema = (pool: Pool, schema: ReadModelSchema): Promise<unknown> =>
  pool.query(`drop schema if exists ${schema} cascade`);

const LOOK_AGAIN_MS = 20;
const TIMEOUT_MS = 30_000;

/**
 * Runs `work` while the living checkpoint is locked: the projection's next page waits, so both schemas can be brought to one
 * position. Readers are not touched. `position` is the living one, at `atLeast` or after it: the projection is waited for, and
 * Error is thrown when it does not get there.
 */
export async function holdingLiving<T>(
  pool: Pool,
  atLeast: string,
  work: (client: PoolClient, position: string) => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const held = await inTransaction(pool, async (client) => {
      const position = await lockLiving(client);
      return comparePositions(position, atLeast) < 0 ? null : { result: await work(client, position) };
    });
    if (held) return held.result;
    if (performance.now() > deadline) throw new Error(`the living read model does not come to ${atLeast}`);
    await pause(LOOK_AGAIN_MS);
  }
}

async function lockLiving(client: PoolClient): Promise<string> {
  await client.query('set local statement_timeout = 0');
  const held = await client.query<{ position: string }>(
    `select position from ${LIVING}.checkpoint where name = 'directory' for update`,
  );
  const position = held.rows[0]?.position;
  if (position === undefined) throw new Error('the living read model has no checkpoint');
  return position;
}

const LEAVING = 'read_model_leaving';

/**
 * Puts `next` in the place of the living schema and keeps that one as `former`. Only names change hands: a query resolves to
 * the old or to the new tables, never to none. New epochs fence the runners off the tables that they knew. `keepChanges`: the
 * live changes stay with the living name, so that who follows them goes on; tables of another version may hold them otherwise.
 */
export async function exchange(
  client: PoolClient,
  next: typeof SHADOW | typeof FORMER,
  { keepChanges }: { readonly keepChanges: boolean },
): Promise<void> {
  await client.query(`update ${LIVING}.checkpoint set epoch = ${NEXT_EPOCH}`);
  await client.query(`update ${next}.checkpoint set epoch = ${NEXT_EPOCH}`);
  if (keepChanges) await exchangeChanges(client, next);
  await client.query(`alter schema ${LIVING} rename to ${LEAVING}`);
  await client.query(`alter schema ${next} rename to ${LIVING}`);
  await client.query(`alter schema ${LEAVING} rename to ${FORMER}`);
  await client.query(
    `select pg_notify('${LIVING}_moved', position) from ${LIVING}.checkpoint where name = 'directory'`,
  );
}

/** By way of a third schema: names of tables, sequences and indexes are taken in both. */
async function exchangeChanges(client: PoolClient, next: ReadModelSchema): Promise<void> {
  await client.query(`create schema ${LEAVING}`);
  await client.query(`alter table ${next}.change set schema ${LEAVING}`);
  await client.query(`alter table ${LIVING}.change set schema ${next}`);
  await client.query(`alter table ${LEAVING}.change set schema ${LIVING}`);
  await client.query(`drop schema ${LEAVING}`);
}
