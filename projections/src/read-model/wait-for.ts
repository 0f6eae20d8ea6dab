import type { Pool, PoolClient } from 'pg';
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

const CHANNEL = `${LIVING}_moved`;
const SAFETY_POLL_MS = 500;

/** Listens for the projection's commits. A poll twice a second covers a lost connection; it is not what wakes readers. */
export async function followWatermarks(pool: Pool): Promise<Watermarks> {
  const waiters = new Set<Waiter>();
  let watermark = '0';
  const advance = (position: string) => {
    if (comparePositions(position, watermark) <= 0) return;
    watermark = position;
    for (const waiter of waiters) if (comparePositions(waiter.position, watermark) <= 0) waiter.wake();
  };
  const read = async () => {
    const found = await pool.query<{ position: string }>(
      `select position from ${LIVING}.checkpoint where name = 'directory'`,
    );
    if (found.rows[0]) advance(found.rows[0].position);
  };
  const listener = new Listener(pool, advance);
  await read();
  await listener.listen();
  const poll = setInterval(
    () =>
      void read()
        .then(() => listener.listen())
        .catch(() => undefined),
    SAFETY_POLL_MS,
  ).unref();

  return {
    current: () => watermark,
    async waitFor(position, { withinMs = 2_000 } = {}) {
      if (comparePositions(position, watermark) > 0) await wait(waiters, position, withinMs);
      return { reached: comparePositions(position, watermark) <= 0, watermark };
    },
    async close() {
      clearInterval(poll);
      for (const waiter of waiters) waiter.wake();
      listener.close();
    },
  };
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

/** One connection that listens; a lost one is replaced at the next call of `listen`. */
class Listener {
  readonly #pool: Pool;
  readonly #heard: (position: string) => void;
  #client: PoolClient | null = null;

  constructor(pool: Pool, heard: (position: string) => void) {
    this.#pool = pool;
    this.#heard = heard;
  }

  async listen(): Promise<void> {
    if (this.#client) return;
    const client = await this.#pool.connect();
    this.#client = client;
    client.on('notification', ({ payload }) => payload && this.#heard(payload));
    const lose = () => {
      if (this.#client !== client) return;
      this.#client = null;
      client.release(true);
    };
    client.on('error', lose);
    client.on('end', lose);
    await client.query(`listen ${CHANNEL}`);
  }

  close(): void {
    const client = this.#client;
    this.#client = null;
    client?.release(true);
  }
}
