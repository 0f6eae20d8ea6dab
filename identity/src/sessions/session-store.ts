import { createHash, randomBytes } from 'node:crypto';
import type { AccountId } from '@meikan/domain';
import { accountId as toAccountId } from '@meikan/domain';
import type { AccountViewer, Clock } from '@meikan/platform';
import type { IdentityDatabase } from '../database/tables.ts';
import { createViewerCache, type ViewerCache } from './viewer-cache.ts';

const DAY = 24 * 3600_000;
/** A session ends after 30 days without use, and 90 days after it began. */
const IDLE = 30 * DAY;
const ABSOLUTE = 90 * DAY;
/** `last_seen_at` is written at most once an hour, so that reading costs no write. */
const SEEN_EVERY = 3600_000;
const TOKEN = /^st_[A-Za-z0-9_-]{43}$/;

export type SessionStore = {
  /** An opaque token of 256 bits; only its hash is kept. */
  issue(id: AccountId): Promise<string>;
  /** Who holds a living token of a living account; null otherwise. May be up to 5 seconds old. */
  viewerOf(token: string): Promise<AccountViewer | null>;
  revoke(token: string): Promise<void>;
  /** Ends the session whose token has this SHA-256 (base64url); answers whose it was, null when there is none. */
  revokeByHash(hash: string): Promise<AccountId | null>;
  revokeAll(id: AccountId): Promise<void>;
};

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export class PostgresSessionStore implements SessionStore {
  readonly #database: IdentityDatabase;
  readonly #clock: Clock;
  readonly #cache: ViewerCache;

  constructor(database: IdentityDatabase, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    this.#cache = createViewerCache(clock);
  }

  async issue(id: AccountId): Promise<string> {
    const token = `st_${randomBytes(32).toString('base64url')}`;
    const now = this.#clock.now();
    const expires = new Date(now.getTime() + ABSOLUTE);
    await this.#database
      .insertInto('session')
      .values({ token_hash: hashOf(token), account_id: id, created_at: now, last_seen_at: now, expires_at: expires })
      .execute();
    return token;
  }

  async viewerOf(token: string): Promise<AccountViewer | null> {
    if (!TOKEN.test(token)) return null;
    const hash = hashOf(token);
    const key = hash.toString('base64');
    const known = this.#cache.get(key);
    if (known !== null) return known;
    const viewer = await this.#read(hash);
    if (viewer !== null) this.#cache.put(key, viewer);
    return viewer;
  }

  async revoke(token: string): Promise<void> {
    await this.#end(hashOf(token));
  }

  revokeByHash(hash: string): Promise<AccountId | null> {
    return this.#end(Buffer.from(hash, 'base64url'));
  }

  async #end(hash: Buffer): Promise<AccountId | null> {
    const ended = await this.#database
      .deleteFrom('session')
      .where('token_hash', '=', hash)
      .returning('account_id')
      .executeTakeFirst();
    this.#cache.drop((key) => key === hash.toString('base64'));
    return ended === undefined ? null : toAccountId(ended.account_id);
  }

  async revokeAll(id: AccountId): Promise<void> {
    await this.#database.deleteFrom('session').where('account_id', '=', id).execute();
    this.#cache.drop((_key, viewer) => viewer.accountId === id);
  }

  async #read(hash: Buffer): Promise<AccountViewer | null> {
    const now = this.#clock.now();
    const row = await this.#database
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['account.id', 'account.mode', 'account.is_admin', 'session.last_seen_at'])
      .where('session.token_hash', '=', hash)
      .where('session.expires_at', '>', now)
      .where('session.last_seen_at', '>', new Date(now.getTime() - IDLE))
      .where('account.disabled_at', 'is', null)
      .where((where) => where.or([where('account.closes_at', 'is', null), where('account.closes_at', '>', now)]))
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.last_seen_at.getTime() <= now.getTime() - SEEN_EVERY) {
      await this.#database.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', hash).execute();
    }
    return { kind: 'account', accountId: toAccountId(row.id), role: row.is_admin ? 'admin' : row.mode };
  }
}
