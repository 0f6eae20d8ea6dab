import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { noteProgress, type RebuildRecord } from './rebuild-record.ts';

const LOOK_AGAIN_MS = 250;

export type Progress = Pick<RebuildRecord, 'done' | 'total' | 'events'>;

/**
 * Notes how far a rebuild is and waits while somebody, in whatever process, wishes it to pause. Answers whether to go on.
 */
export async function goOn(pool: Pool, id: string, at: Progress, signal: AbortSignal): Promise<boolean> {
  let wanted = await noteProgress(pool, id, { ...at, status: 'running' });
  while (wanted === 'pause' && !signal.aborted) {
    wanted = await noteProgress(pool, id, { ...at, status: 'paused' });
    if (wanted === 'pause') await pause(LOOK_AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
  return wanted === 'run' && !signal.aborted;
}
