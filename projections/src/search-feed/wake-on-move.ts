import type { Pool } from 'pg';
import { keepListening, type Listening } from '../read-model/keep-listening.ts';
import { LIVING } from '../read-model/tables.ts';

const SAFETY_POLL_MS = 1_000;

/** Waits until the read model has moved since the last wait, a second has passed, or `signal` aborts. */
export type Wake = Listening & { wait(): Promise<void> };

export function wakeOnMove(pool: Pool, signal: AbortSignal): Wake {
  let moved = true;
  let wake = () => {};
  const notice = () => {
    moved = true;
    wake();
  };
  const listening = keepListening(pool, `${LIVING}_moved`, { heard: notice, listening: notice });
  signal.addEventListener('abort', notice, { once: true });
  return {
    close: () => listening.close(),
    async wait() {
      if (!moved && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, SAFETY_POLL_MS);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      moved = false;
    },
  };
}
