import { createHmac } from 'node:crypto';
import type { Clock } from '@meikan/platform';
import { sql } from 'kysely';
import type { IdentityDatabase } from '../database/tables.ts';
import type { Limit } from './limits.ts';

/** One counter: `limit` for everybody, `subject` for whom (an address, an account, an IP). */
export type Counter = { readonly limit: Limit; readonly subject: string };
export type Allowance = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number };

export type Throttle = {
  /** Counts one more in each, and says whether all are still within their limits. `retryAfter` in seconds. */
  take(...counters: readonly Counter[]): Promise<Allowance>;
  /** Says whether all are below their limits, counting nothing. */
  check(...counters: readonly Counter[]): Promise<Allowance>;
  /** Forgets counters, after a success. */
  clear(...counters: readonly Counter[]): Promise<void>;
};

type Row = { readonly count: number; readonly expires_at: Date };

/** `counted`: whether the row holds the present attempt already. */
function verdict({ limit }: Counter, row: Row | undefined, counted: 0 | 1, now: Date): Allowance {
  if (row === undefined || row.count + 1 - counted <= limit.most) return { allowed: true };
  const seconds = Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000);
  return { allowed: false, retryAfter: Math.max(1, seconds) };
}

function strictest(verdicts: readonly Allowance[]): Allowance {
  return verdicts.find(({ allowed }) => !allowed) ?? { allowed: true };
}

/** Counters live in PostgreSQL, so that all processes share them; keys are hashed, so that no address stands there. */
export class PostgresThrottle implements Throttle {
  readonly #database: IdentityDatabase;
  readonly #clock: Clock;
  readonly #secret: string;

  constructor(database: IdentityDatabase, clock: Clock, secret: string) {
    this.#database = database;
    this.#clock = clock;
    this.#secret = secret;
  }

  async take(...counters: readonly Counter[]): Promise<Allowance> {
    const now = this.#clock.now();
    return strictest(
      await Promise.all(counters.map(async (counter) => verdict(counter, await this.#count(counter), 1, now))),
    );
  }

  async check(...counters: readonly Counter[]): Promise<Allowance> {
    const now = this.#clock.now();
    return strictest(
      await Promise.all(counters.map(async (counter) => verdict(counter, await this.#look(counter), 0, now))),
    );
  }

  async clear(...counters: readonly Counter[]): Promise<void> {
    if (counters.length === 0) return;
    const keys = counters.map((counter) => this.#keyOf(counter));
    await this.#database.deleteFrom('throttle').where('key_hash', 'in', keys).execute();
  }

  #keyOf({ limit, subject }: Counter): Buffer {
    return createHmac('sha256', this.#secret).update(`${limit.name}\u0000${subject}`).digest();
  }

  async #count(counter: Counter): Promise<Row | undefined> {
    const now = this.#clock.now();
    const expires = new Date(now.getTime() + counter.limit.seconds * 1000);
    const { rows } = await sql<Row>`
      insert into identity.throttle as t (key_hash, count, expires_at) values (${this.#keyOf(counter)}, 1, ${expires})
      on conflict (key_hash) do update set
        count = case when t.expires_at <= ${now} then 1 else t.count + 1 end,
        expires_at = case when t.expires_at <= ${now} then excluded.expires_at else t.expires_at end
      returning count, expires_at`.execute(this.#database);
    return rows[0];
  }

  #look(counter: Counter): Promise<Row | undefined> {
    return this.#database
      .selectFrom('throttle')
      .select(['count', 'expires_at'])
      .where('key_hash', '=', this.#keyOf(counter))
      .where('expires_at', '>', this.#clock.now())
      .executeTakeFirst();
  }
}
