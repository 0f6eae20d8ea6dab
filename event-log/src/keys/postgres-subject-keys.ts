import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { SubjectErased } from '../faults.ts';
import { translated } from '../postgres/database-fault.ts';
import { newKey, unwrap, wrap } from './key-wrap.ts';
import type { SubjectKeys } from './subject-keys.ts';

export type PostgresSubjectKeysOptions = {
  readonly pool: Pool;
  /** 32 bytes (`parseKek`). */
  readonly kek: Buffer;
  /** For how long another process may still open what was erased here, in ms, at least 1; 30 s unless told. */
  readonly freshMs?: number;
};

type KeyRow = { readonly subject: string; readonly wrapped: Buffer | null };
type CachedKey = { readonly key: Buffer | null };
const CACHED_KEYS = 20_000;

/** Keys in `event_log.subject_key`, wrapped by the key of keys: the database alone opens nothing. */
export function createPostgresSubjectKeys(options: PostgresSubjectKeysOptions): SubjectKeys {
  return new PostgresSubjectKeys(options);
}

class PostgresSubjectKeys implements SubjectKeys {
  readonly #pool: Pool;
  readonly #kek: Buffer;
  /** A living key is forgotten after `freshMs`, so that its destruction by another process is noticed. */
  readonly #cache: LRUCache<string, CachedKey>;

  constructor({ pool, kek, freshMs = 30_000 }: PostgresSubjectKeysOptions) {
    this.#pool = pool;
    this.#kek = kek;
    this.#cache = new LRUCache({ max: CACHED_KEYS, ttl: freshMs });
  }

  async keyFor(subject: string): Promise<Buffer> {
    const known = (await this.keysOf(new Set([subject]))).get(subject);
    const key = known === undefined ? await this.#make(subject) : known;
    if (!key) throw new SubjectErased(subject);
    return key;
  }

  async keysOf(subjects: ReadonlySet<string>): Promise<ReadonlyMap<string, Buffer | null>> {
    const keys = new Map<string, Buffer | null>();
    for (const subject of subjects) {
      const cached = this.#cache.get(subject);
      if (cached) keys.set(subject, cached.key);
    }
    const asked = [...subjects].filter((subject) => !keys.has(subject));
    for (const row of await this.#fetch(asked)) keys.set(row.subject, this.#remember(row));
    return keys;
  }

  async destroy(subject: string): Promise<void> {
    const text = `insert into event_log.subject_key (subject, wrapped, destroyed_at)
      values ($1, null, clock_timestamp())
      on conflict (subject) do update
        set wrapped = null, destroyed_at = coalesce(subject_key.destroyed_at, excluded.destroyed_at)`;
    await translated(() => this.#pool.query(text, [subject]));
    this.#keep(subject, null);
  }

  async destroyed(): Promise<readonly string[]> {
    const text = 'select subject from event_log.subject_key where wrapped is null order by destroyed_at, subject';
    const { rows } = await translated(() => this.#pool.query<Pick<KeyRow, 'subject'>>(text));
    return rows.map(({ subject }) => subject);
  }

  async #fetch(subjects: readonly string[]): Promise<readonly KeyRow[]> {
    if (subjects.length === 0) return [];
    const text = 'select subject, wrapped from event_log.subject_key where subject = any($1::text[])';
    const query = { name: 'event-log-keys', text, values: [subjects] };
    const { rows } = await translated(() => this.#pool.query<KeyRow>(query));
    return rows;
  }

  /** Two processes may make a key at once: the first stays, and both read that one. */
  async #make(subject: string): Promise<Buffer | null> {
    const text =
      'insert into event_log.subject_key (subject, wrapped) values ($1, $2) on conflict (subject) do nothing';
    const values = [subject, wrap(newKey(), this.#kek, subject)];
    await translated(() => this.#pool.query({ name: 'event-log-make-key', text, values }));
    return (await this.keysOf(new Set([subject]))).get(subject) ?? null;
  }

  #remember({ subject, wrapped }: KeyRow): Buffer | null {
    const key = wrapped && unwrap(wrapped, this.#kek, subject);
    this.#keep(subject, key);
    return key;
  }

  /** Destruction is for ever: what is known to be destroyed need not be asked for again. */
  #keep(subject: string, key: Buffer | null): void {
    this.#cache.set(subject, { key }, key === null ? { ttl: 0 } : {});
  }
}
