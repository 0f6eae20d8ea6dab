import type { Pool } from 'pg';
import { SubjectErased } from '../faults.ts';
import { translated } from '../postgres/database-fault.ts';
import { KeyCache } from './key-cache.ts';
import { newKey, unwrap, wrap } from './key-wrap.ts';
import type { SubjectKeys } from './subject-keys.ts';

export type PostgresSubjectKeysOptions = {
  readonly pool: Pool;
  /** 32 bytes (`parseKek`). */
  readonly kek: Buffer;
  /** For how long another process may still open what was erased here; 30 s unless told. */
  readonly freshMs?: number;
};

type KeyRow = { readonly subject: string; readonly wrapped: Buffer | null };
const CACHED_KEYS = 20_000;

/** Keys in `event_log.subject_key`, wrapped by the key of keys: the database alone opens nothing. */
export function createPostgresSubjectKeys({ pool, kek, freshMs = 30_000 }: PostgresSubjectKeysOptions): SubjectKeys {
  const cache = new KeyCache(freshMs, CACHED_KEYS);

  function remember({ subject, wrapped }: KeyRow): Buffer | null {
    const key = wrapped && unwrap(wrapped, kek, subject);
    cache.set(subject, key);
    return key;
  }

  async function keysOf(subjects: ReadonlySet<string>): Promise<ReadonlyMap<string, Buffer | null>> {
    const cached = [...subjects].map((subject) => [subject, cache.get(subject)] as const);
    const keys = new Map(cached.filter((entry): entry is readonly [string, Buffer | null] => entry[1] !== undefined));
    const asked = [...subjects].filter((subject) => !keys.has(subject));
    if (asked.length === 0) return keys;
    const text = 'select subject, wrapped from event_log.subject_key where subject = any($1::text[])';
    const query = { name: 'event-log-keys', text, values: [asked] };
    const { rows } = await translated(() => pool.query<KeyRow>(query));
    for (const row of rows) keys.set(row.subject, remember(row));
    return keys;
  }

  /** Two processes may make a key at once: the first stays, and both read that one. */
  async function make(subject: string): Promise<Buffer | null> {
    const text =
      'insert into event_log.subject_key (subject, wrapped) values ($1, $2) on conflict (subject) do nothing';
    const query = { name: 'event-log-make-key', text, values: [subject, wrap(newKey(), kek, subject)] };
    await translated(() => pool.query(query));
    return (await keysOf(new Set([subject]))).get(subject) ?? null;
  }

  return {
    keysOf,
    async keyFor(subject) {
      const known = (await keysOf(new Set([subject]))).get(subject);
      const key = known === undefined ? await make(subject) : known;
      if (!key) throw new SubjectErased(subject);
      return key;
    },
    async destroy(subject) {
      const text = `insert into event_log.subject_key (subject, wrapped, destroyed_at)
        values ($1, null, clock_timestamp())
        on conflict (subject) do update
          set wrapped = null, destroyed_at = coalesce(subject_key.destroyed_at, excluded.destroyed_at)`;
      await translated(() => pool.query(text, [subject]));
      cache.set(subject, null);
    },
  };
}
