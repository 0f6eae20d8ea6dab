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
import { isOutage, isRefusedByStore } from '../runner/refused-by-store.ts';
import { StillUnfoldable } from './still-unfoldable.ts';

export type RefoldOptions = { readonly log: EventLog; readonly decoder: Decoder; readonly pool: Pool };

/**
 * Folds one stream anew from the log, whatever its rows say now, and takes it out of the parked ones: after a codec or a
 * projector was mended, or after a person was erased. The projection waits meanwhile and begins again with the new epoch.
 * @throws StillUnfoldable when an event cannot be folded even so; then nothing has changed
 */
export async function refoldStream({ log, decoder, pool }: RefoldOptions, stream: StreamName): Promise<void> {
  await holdingLiving(pool, log.start, async (client, position) => {
    const recorded = await log.readStream(stream);
    const folded = recorded.filter((event) => comparePositions(event.position, position) <= 0);
    const events = await decoder.decodeAll(folded).catch((error: unknown) => {
      throw isOutage(error) ? error : new StillUnfoldable(stream, error);
    });
    const place = { client, schema: LIVING, cache: new RowCache() };
    const { unfoldable, touched } = await foldPage(place, folders, events, { anew: true }).catch((error: unknown) => {
      throw isRefusedByStore(error) ? new StillUnfoldable(stream, error) : error;
    });
    for (const { error } of unfoldable) throw new StillUnfoldable(stream, error);
    await client.query(`delete from ${LIVING}.parked_event where stream = $1`, [stream]);
    await client.query(`update ${LIVING}.checkpoint set epoch = ${NEXT_EPOCH}`);
    await announce(client, LIVING, position, touched);
  });
}
