import type { EventLog } from '@meikan/event-log';
import type { Pool } from 'pg';
import { folders } from '../folders.ts';
import { FORMER, LIVING, type ReadModelSchema, SHADOW } from '../read-model/tables.ts';
import { readCheckpoint } from '../runner/checkpoint.ts';
import type { Decoder } from '../runner/decode-page.ts';
import { type OnParked, PageWriter } from '../runner/page-writer.ts';
import { catchUp } from './catch-up.ts';
import { compareTables, type TableChecksum } from './checksum.ts';
import { noteStatus } from './rebuild-record.ts';
import { dropSchema, exchange, holdingLiving } from './schemas.ts';

export type ShadowParts = {
  readonly log: EventLog;
  readonly decoder: Decoder;
  readonly pool: Pool;
  readonly onParked: OnParked;
};

/** A writer that goes on where the schema stands. */
export async function writerOf(parts: ShadowParts, schema: ReadModelSchema): Promise<PageWriter> {
  const { pool, decoder, onParked } = parts;
  const checkpoint = await readCheckpoint(pool, schema);
  if (!checkpoint) throw new Error(`schema ${schema} has no checkpoint`);
  const { epoch, position } = checkpoint;
  return PageWriter.open({ pool, schema, folders, epoch, position, decoder, onParked });
}

export type Verification = { readonly tables: readonly TableChecksum[]; readonly error: string | null };

/** Compares the shadow with the living tables, both brought to one position. A shadow that could not fold what the living one could is refused. */
export async function verifyShadow(parts: ShadowParts): Promise<Verification> {
  const { pool, log } = parts;
  const { position: reached } = await writerOf(parts, SHADOW);
  const tables = await holdingLiving(pool, reached, async (client, position) => {
    await catchUp(log, await writerOf(parts, SHADOW), { until: position });
    return compareTables(client);
  });
  const parked = await newlyParked(pool);
  if (parked > 0) return { tables, error: `${parked} streams could be folded before and cannot now` };
  return { tables, error: tables.every(({ equal }) => equal) ? null : 'checksums differ' };
}

/** How many streams are parked in the shadow that the living tables could fold. */
export async function newlyParked(pool: Pool): Promise<number> {
  const found = await pool.query<{ streams: number }>(
    `select count(distinct stream)::int as streams from ${SHADOW}.parked_event
      where stream not in (select stream from ${LIVING}.parked_event)`,
  );
  return found.rows[0]?.streams ?? 0;
}

/** How the tables change hands. `swapped`: the record that becomes so in the same moment. */
export type Exchange = {
  readonly next: typeof SHADOW | typeof FORMER;
  readonly swapped?: string;
  /** Goes ahead of living tables that nobody moves any more, as those of another version. */
  readonly ahead?: boolean;
};

/** Brings `next` to the position of the living tables and puts it in their place. */
export async function bringIn(parts: ShadowParts, { next, swapped, ahead = false }: Exchange): Promise<void> {
  const { pool, log } = parts;
  const writer = await writerOf(parts, next);
  await catchUp(log, writer);
  if (next === SHADOW) await dropSchema(pool, FORMER);
  await holdingLiving(pool, ahead ? log.start : writer.position, async (client, position) => {
    await catchUp(log, await writerOf(parts, next), { until: position });
    await exchange(client, next, { keepChanges: !ahead });
    if (swapped !== undefined) await noteStatus(client, swapped, 'swapped');
  });
}

/** Asks for every search document anew: the index was fed from other tables. */
export async function outdateAllDocuments(pool: Pool): Promise<void> {
  for (const kind of ['person', 'company', 'article']) {
    await pool.query(
      `insert into ${LIVING}.search_outbox (kind, id) select '${kind}', id from ${LIVING}.${kind} on conflict (kind, id) do nothing`,
    );
  }
}
