import type { Pool, PoolClient } from 'pg';

/**
 * One connection of the pool, kept by one worker for as long as it works: no queueing behind readers, prepared
 * statements stay prepared. A broken one is thrown away and replaced on the next `get`.
 */
export class HeldClient {
  readonly #pool: Pool;
  #client: PoolClient | null = null;
  readonly #onError = (error: Error): void => this.drop(error);

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async get(): Promise<PoolClient> {
    if (this.#client) return this.#client;
    const client = await this.#pool.connect();
    // A connection that breaks while idle emits `error`; unheard it would end the process.
    client.on('error', this.#onError);
    this.#client = client;
    return client;
  }

  /** Gives the connection back as unusable, so that the pool closes it. */
  drop(error: Error): void {
    this.#release(error);
  }

  release(): void {
    this.#release();
  }

  #release(error?: Error): void {
    const client = this.#client;
    this.#client = null;
    if (!client) return;
    client.off('error', this.#onError);
    // After its release a broken client may still emit once more while its socket closes.
    if (error) client.on('error', () => undefined);
    client.release(error);
  }
}
