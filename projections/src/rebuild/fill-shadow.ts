import type { Pool } from 'pg';
import { SHADOW } from '../read-model/tables.ts';
import { READ_MODEL_VERSION } from '../read-model/version.ts';
import { catchUp } from './catch-up.ts';
import { goOn } from './go-on.ts';
import { noteProgress, noteStatus } from './rebuild-record.ts';
import { dropSchema, makeSchema } from './schemas.ts';
import { type ShadowParts, writerOf } from './shadow.ts';

/** Folds the whole log into a new shadow, noting how far it is. False when it was asked to end; then there is no shadow. */
export async function fillShadow(parts: ShadowParts, id: string, signal: AbortSignal): Promise<boolean> {
  const { pool, log } = parts;
  await makeSchema(pool, SHADOW, log.start, READ_MODEL_VERSION);
  const total = place(await log.head());
  let events = 0;
  const onPage = (position: string, more: number): Promise<boolean> => {
    events += more;
    return goOn(pool, id, { done: Math.min(place(position), total), total, events }, signal);
  };
  const through = await catchUp(log, await writerOf(parts, SHADOW), { onPage });
  if (through) await noteProgress(pool, id, { done: total, total, events, status: 'verifying' });
  else await giveUp(pool, id);
  return through;
}

export async function giveUp(pool: Pool, id: string): Promise<void> {
  await dropSchema(pool, SHADOW);
  await noteStatus(pool, id, 'aborted');
}

/** Where a position stands, as a number good enough for a progress bar. */
const place = (position: string): number => Number(position.split(':')[0]);
