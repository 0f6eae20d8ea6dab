import type { EventLog, LogPosition } from '@meikan/event-log';
import type { Database } from '@meikan/platform';
import type { PoolClient } from 'pg';
import { decodeUsages } from './our-projections.ts';

const TRANSACTION = 500;

const UPSERT = {
  name: 'upsert-usage',
  text: `insert into per_event.usage (holder_id, holder_kind, service_id, usage_type, since, comment, registered_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (holder_id, service_id) do update set usage_type = excluded.usage_type, since = excluded.since,
      comment = excluded.comment`,
};

/** The table and indexes of the read model, empty. */
export async function clearPerEvent({ pool }: Database): Promise<void> {
  await pool.query(`drop schema if exists per_event cascade; create schema per_event;
    create table per_event.usage (like read_model.usage including all);
    create table per_event.checkpoint (position text not null); insert into per_event.checkpoint values ('0')`);
}

/** What most projectors do: the same pages of the same log, an upsert for each event, a commit for every 500. */
export async function foldPerEvent(log: EventLog, { pool }: Database): Promise<number> {
  const client = await pool.connect();
  try {
    let folded = 0;
    let after: LogPosition | undefined;
    for (;;) {
      const limit = TRANSACTION;
      const page = await log.readAll(
        after === undefined ? { limit, categories: ['usage'] } : { after, limit, categories: ['usage'] },
      );
      after = page.at(-1)?.position;
      if (after === undefined) return folded;
      await writeEach(client, await decodeUsages(page), after);
      folded += page.length;
    }
  } finally {
    client.release();
  }
}

async function writeEach(
  client: PoolClient,
  events: Awaited<ReturnType<typeof decodeUsages>>,
  position: string,
): Promise<void> {
  await client.query('begin');
  for (const event of events) {
    if (event.type !== 'usage-declared') continue;
    const { holder, serviceId, usageType, since, comment, at } = event.data;
    await client.query({ ...UPSERT, values: [holder.id, holder.kind, serviceId, usageType, since, comment, at] });
  }
  await client.query('update per_event.checkpoint set position = $1', [position]);
  await client.query('commit');
}
