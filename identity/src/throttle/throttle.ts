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

/** Counters live in PostgreSQL, so that all processes share them; keys are hashed, so that no address stands there. */
export function createThrottle(database: IdentityDatabase, clock: Clock, secret: string): Throttle {
  const keyOf = ({ limit, subject }: Counter) =>
    createHmac('sha256', secret).update(`${limit.name}\u0000${subject}`).digest();

  const verdict = (counter: Counter, row: Row | undefined, counted: number): Allowance => {
    if (row === undefined || row.count + 1 - counted <= counter.limit.most) return { allowed: true };
    const seconds = Math.ceil((row.expires_at.getTime() - clock.now().getTime()) / 1000);
    return { allowed: false, retryAfter: Math.max(1, seconds) };
  };

  async function count(counter: Counter): Promise<Row | undefined> {
    const now = clock.now();
    const expires = new Date(now.getTime() + counter.limit.seconds * 1000);
    const { rows } = await sql<Row>`
      insert into identity.throttle as t (key_hash, count, expires_at) values (${keyOf(counter)}, 1, ${expires})
      on conflict (key_hash) do update set
        count = case when t.expires_at <= ${now} then 1 else t.count + 1 end,
        expires_at = case when t.expires_at <= ${now} then excluded.expires_at else t.expires_at end
      returning count, expires_at`.execute(database);
    return rows[0];
  }

  function look(counter: Counter): Promise<Row | undefined> {
    return database
      .selectFrom('throttle')
      .select(['count', 'expires_at'])
      .where('key_hash', '=', keyOf(counter))
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();
  }

  async function ask(counters: readonly Counter[], read: typeof count, counted: number): Promise<Allowance> {
    const verdicts = await Promise.all(counters.map(async (counter) => verdict(counter, await read(counter), counted)));
    return verdicts.find(({ allowed }) => !allowed) ?? { allowed: true };
  }

  return {
    take: (...counters) => ask(counters, count, 1),
    check: (...counters) => ask(counters, look, 0),
    async clear(...counters) {
      if (counters.length === 0) return;
      await database.deleteFrom('throttle').where('key_hash', 'in', counters.map(keyOf)).execute();
    },
  };
}
