import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

const RETRY_MS = 200;

export type Listening = { close(): Promise<void> };

type Listener = {
  readonly heard: (payload: string) => void;
  /** Told whenever a connection has begun to listen: what was said before is to be asked for. */
  readonly listening: () => void;
};

/** Listens on a channel of PostgreSQL until closed. A lost connection is replaced; until then the caller's own poll must do. */
export function keepListening(pool: Pool, channel: string, listener: Listener): Listening {
  const closing = new AbortController();
  const { signal } = closing;
  const running = (async () => {
    while (!signal.aborted) {
      // Whatever kept us from listening is met again by the next try.
      await listenOnce(pool, channel, listener, signal).catch(() => undefined);
      if (!signal.aborted) await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    async close() {
      closing.abort();
      await running;
    },
  };
}

async function listenOnce(pool: Pool, channel: string, listener: Listener, signal: AbortSignal): Promise<void> {
  const client = await pool.connect();
  const over = overOf(client, signal);
  try {
    client.on('notification', ({ payload }) => listener.heard(payload ?? ''));
    await client.query(`listen ${channel}`);
    listener.listening();
    await over;
  } finally {
    // A connection that listened is not for others.
    client.release(true);
  }
}

function overOf(client: PoolClient, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  client.once('error', () => resolve());
  client.once('end', () => resolve());
  signal.addEventListener('abort', () => resolve(), { once: true });
  if (signal.aborted) resolve();
  return promise;
}
