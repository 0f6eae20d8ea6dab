import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { noteProgress, type RebuildRecord } from './rebuild-record.ts';

const LOOK_AGAIN_MS = 250;

export type Progress = Pick<RebuildRecord, 'done' | 'total' | 'events'>;

/**
 * Notes how far a rebuild is and waits while somebody, in any process, has it paused. Answers whether to go on.
 */
export async function goOn(pool: Pool, id: string, at: Progress, signal: AbortSignal): Promise<boolean> {
  let request = await noteProgress(pool, id, { ...at, status: 'running' });
  while (request === 'pause' && !signal.aborted) {
    request = await noteProgress(pool, id, { ...at, status: 'paused' });
    if (request === 'pause') await pause(LOOK_AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
  return request === 'run' && !signal.aborted;
}
