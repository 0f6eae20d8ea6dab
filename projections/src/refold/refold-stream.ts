import type { EventLog, StreamName } from '@meikan/event-log';
import type { Pool } from 'pg';
import { folders } from '../folders.ts';
import { announce } from '../page-fold/announce.ts';
import { foldPage } from '../page-fold/fold-page.ts';
import { RowCache } from '../page-fold/row-cache.ts';
import { comparePositions } from '../read-model/positions.ts';
import { LIVING } from '../read-model/tables.ts';
import { NEXT_EPOCH } from '../rebuild/rebuild-record.ts';
import { holdingLiving } from '../rebuild/schemas.ts';
import type { Decoder } from '../runner/decode-page.ts';

export type RefoldOptions = { readonly log: EventLog; readonly decoder: Decoder; readonly pool: Pool };

/**
 * Folds one stream anew from the log, whatever its rows say now, and takes it out of the parked ones: after a codec or a
 * projector was mended, or after a person was erased. The projection waits meanwhile and begins again with the new epoch.
 * Throws what kept an event from being folded; then nothing has changed.
 */
export async function refoldStream({ log, decoder, pool }: RefoldOptions, stream: StreamName): Promise<void> {
  await holdingLiving(pool, log.start, async (client, position) => {
    const recorded = await log.readStream(stream);
    const folded = recorded.filter((event) => comparePositions(event.position, position) <= 0);
    const events = await decoder.decodeAll(folded);
    const place = { client, schema: LIVING, cache: new RowCache() };
    const { unfoldable, touched } = await foldPage(place, folders, events, { anew: true });
    for (const { error } of unfoldable) throw error;
    await client.query(`delete from ${LIVING}.parked_event where stream = $1`, [stream]);
    await client.query(`update ${LIVING}.checkpoint set epoch = ${NEXT_EPOCH}`);
    await announce(client, LIVING, position, touched);
  });
}

/** A stream whose events wait, and what kept the first of them from being folded. */
export type ParkedStream = { readonly stream: StreamName; readonly events: number; readonly error: string };

export async function parkedStreamsOf(pool: Pool): Promise<readonly ParkedStream[]> {
  const found = await pool.query<ParkedStream>(
    `select stream, count(*)::int as events, (array_agg(error order by revision))[1] as error
      from ${LIVING}.parked_event group by stream order by min(parked_at), stream`,
  );
  return found.rows;
}
