import type { Pool } from 'pg';
import { keepListening } from './keep-listening.ts';
import { comparePositions } from './positions.ts';
import { LIVING } from './tables.ts';

/** How far the read model has come, followed live. */
export type Watermarks = {
  /** The newest position that is folded and visible. */
  current(): string;
  /** Resolves when `position` is folded, or after `withinMs` with `reached: false`. Positions are compared here only. */
  waitFor(
    position: string,
    options?: { readonly withinMs?: number },
  ): Promise<{ readonly reached: boolean; readonly watermark: string }>;
  close(): Promise<void>;
};

type Waiter = { readonly position: string; wake(): void };

const SAFETY_POLL_MS = 500;
const START = '0';

/**
 * Listens for the projection's commits. A poll twice a second covers a lost connection; it is not what wakes readers.
 * Starts at nothing where there is no read model yet.
 */
export async function followWatermarks(pool: Pool): Promise<Watermarks> {
  const waiters = new Set<Waiter>();
  let watermark = START;
  const advance = (position: string) => {
    if (comparePositions(position, watermark) <= 0) return;
    watermark = position;
    for (const waiter of waiters) if (comparePositions(waiter.position, watermark) <= 0) waiter.wake();
  };
  // An outage shows in the reads themselves; the next look finds what this one missed.
  const look = () => void readPosition(pool).then(advance, () => undefined);
  advance(await readPosition(pool));
  const listening = keepListening(pool, `${LIVING}_moved`, { heard: advance, listening: look });
  const poll = setInterval(look, SAFETY_POLL_MS).unref();

  return {
    current: () => watermark,
    async waitFor(position, { withinMs = 2_000 } = {}) {
      if (comparePositions(position, watermark) > 0) await wait(waiters, position, withinMs);
      return { reached: comparePositions(position, watermark) <= 0, watermark };
    },
    async close() {
      clearInterval(poll);
      for (const waiter of waiters) waiter.wake();
      await listening.close();
    },
  };
}

const NO_SUCH_TABLE = '42P01';

async function readPosition(pool: Pool): Promise<string> {
  try {
    const found = await pool.query<{ position: string }>(
      `select position from ${LIVING}.checkpoint where name = 'directory'`,
    );
    return found.rows[0]?.position ?? START;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NO_SUCH_TABLE) return START;
    throw error;
  }
}

function wait(waiters: Set<Waiter>, position: string, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      waiters.delete(waiter);
      resolve();
    };
    const waiter: Waiter = { position, wake: done };
    const timer = setTimeout(done, withinMs);
    waiters.add(waiter);
  });
}
