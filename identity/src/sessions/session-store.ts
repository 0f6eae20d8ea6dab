import { createHash, randomBytes } from 'node:crypto';
import { MOST_SESSIONS } from '@meikan/contracts';
import type { AccountId } from '@meikan/domain';
import { accountId as toAccountId } from '@meikan/domain';
import type { AccountViewer, Clock } from '@meikan/platform';
import type { IdentityDatabase } from '../database/tables.ts';
import { adminsNeedSecondFactor, type IdentitySettings } from '../settings.ts';
import type { SessionOrigin } from './session-origin.ts';
import { createViewerCache, type ViewerCache } from './viewer-cache.ts';

const DAY = 24 * 3600_000;
/** A session ends after 30 days without use, and 90 days after it began. */
const IDLE = 30 * DAY;
const ABSOLUTE = 90 * DAY;
/** `last_seen_at` is written at most once an hour, so that reading costs no write. */
const SEEN_EVERY = 3600_000;
const TOKEN = /^st_[A-Za-z0-9_-]{43}$/;

/** A living session, as its account's person sees it. */
export type LivingSession = Pick<SessionOrigin, 'browser' | 'system'> & {
  readonly id: string;
  readonly begunAt: Date;
  /** Up to an hour too early. */
  readonly lastUsedAt: Date;
  readonly isOwn: boolean;
};

export type SessionStore = {
  /** An opaque token of 256 bits; only its hash is kept. Of an account's sessions the `MOST_SESSIONS` used last stay. */
  issue(id: AccountId, origin: SessionOrigin): Promise<string>;
  /** Gives a session another token; the former is worth nothing from now on. Null where it had ended. */
  renew(token: string): Promise<string | null>;
  /** Who holds a living token of a living account; null otherwise. May be up to 5 seconds old. */
  viewerOf(token: string): Promise<AccountViewer | null>;
  /** Where the account is signed in: first the session of this token, then the one that was used last. */
  living(id: AccountId, token: string): Promise<readonly LivingSession[]>;
  revoke(token: string): Promise<void>;
  /** Ends the session whose token has this SHA-256 (base64url); answers whose it was, null when there is none. */
  revokeByHash(hash: string): Promise<AccountId | null>;
  /** Ends those of the account's sessions, never that of the token; answers of each the provider's session in its browser. */
  revokeOthers(id: AccountId, sessions: readonly string[], token: string): Promise<readonly (string | null)[]>;
  revokeAll(id: AccountId): Promise<void>;
};

export type SessionSettings = Pick<IdentitySettings, 'production' | 'issuer'>;

const newToken = (): string => `st_${randomBytes(32).toString('base64url')}`;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Of the cache. */
const keyOf = (hash: Buffer): string => hash.toString('base64');

export class PostgresSessionStore implements SessionStore {
  readonly #database: IdentityDatabase;
  readonly #clock: Clock;
  readonly #cache: ViewerCache;
  readonly #settings: SessionSettings;

  constructor(database: IdentityDatabase, clock: Clock, settings: SessionSettings) {
    this.#database = database;
    this.#clock = clock;
    this.#cache = createViewerCache(clock);
    this.#settings = settings;
  }

  async issue(id: AccountId, { browser, system, browserSession }: SessionOrigin): Promise<string> {
    const token = newToken();
    const now = this.#clock.now();
    const moments = { created_at: now, last_seen_at: now, expires_at: new Date(now.getTime() + ABSOLUTE) };
    const origin = { browser, system, browser_session: browserSession };
    await this.#database
      .insertInto('session')
      .values({ token_hash: hashOf(token), account_id: id, ...origin, ...moments })
      .execute();
    await this.#endTheOldest(id);
    return token;
  }

  async renew(token: string): Promise<string | null> {
    const renewed = newToken();
    const hash = hashOf(token);
    const { numUpdatedRows } = await this.#database
      .updateTable('session')
      .set({ token_hash: hashOf(renewed) })
      .where('token_hash', '=', hash)
      .executeTakeFirst();
    this.#cache.drop((key) => key === keyOf(hash));
    return numUpdatedRows === 1n ? renewed : null;
  }

  async viewerOf(token: string): Promise<AccountViewer | null> {
    if (!TOKEN.test(token)) return null;
    const hash = hashOf(token);
    const key = keyOf(hash);
    const known = this.#cache.get(key);
    if (known !== null) return known;
    const viewer = await this.#read(hash);
    if (viewer !== null) this.#cache.put(key, viewer);
    return viewer;
  }

  async living(id: AccountId, token: string): Promise<readonly LivingSession[]> {
    const own = hashOf(token);
    const rows = await this.#living()
      .select(['id', 'browser', 'system', 'created_at', 'last_seen_at', 'token_hash'])
      .where('account_id', '=', id)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id')
      .execute();
    return rows
      .map(({ token_hash, created_at, last_seen_at, ...told }) => ({
        ...told,
        begunAt: created_at,
        lastUsedAt: last_seen_at,
        isOwn: own.equals(token_hash),
      }))
      .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
  }

  async revoke(token: string): Promise<void> {
    await this.#end(hashOf(token));
  }

  revokeByHash(hash: string): Promise<AccountId | null> {
    return this.#end(Buffer.from(hash, 'base64url'));
  }

  async revokeOthers(id: AccountId, sessions: readonly string[], token: string): Promise<readonly (string | null)[]> {
    const ended = await this.#database
      .deleteFrom('session')
      .where('account_id', '=', id)
      .where('id', 'in', sessions)
      .where('token_hash', '!=', hashOf(token))
      .returning(['token_hash', 'browser_session'])
      .execute();
    const keys = new Set(ended.map(({ token_hash }) => keyOf(token_hash)));
    this.#cache.drop((key) => keys.has(key));
    return ended.map(({ browser_session }) => browser_session);
  }

  async revokeAll(id: AccountId): Promise<void> {
    await this.#database.deleteFrom('session').where('account_id', '=', id).execute();
    this.#cache.drop((_key, viewer) => viewer.accountId === id);
  }

  async #end(hash: Buffer): Promise<AccountId | null> {
    const ended = await this.#database
      .deleteFrom('session')
      .where('token_hash', '=', hash)
      .returning('account_id')
      .executeTakeFirst();
    this.#cache.drop((key) => key === keyOf(hash));
    return ended === undefined ? null : toAccountId(ended.account_id);
  }

  async #endTheOldest(id: AccountId): Promise<void> {
    const oldest = this.#database
      .selectFrom('session')
      .select('token_hash')
      .where('account_id', '=', id)
      .orderBy('last_seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .offset(MOST_SESSIONS);
    await this.#database.deleteFrom('session').where('token_hash', 'in', oldest).execute();
  }

  #living() {
    const now = this.#clock.now();
    return this.#database
      .selectFrom('session')
      .where('session.expires_at', '>', now)
      .where('session.last_seen_at', '>', new Date(now.getTime() - IDLE));
  }

  async #read(hash: Buffer): Promise<AccountViewer | null> {
    const now = this.#clock.now();
    const row = await this.#living()
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['account.id', 'account.mode', 'account.is_admin', 'account.second_factor_since', 'session.last_seen_at'])
      .where('session.token_hash', '=', hash)
      .where('account.disabled_at', 'is', null)
      .where((where) => where.or([where('account.closes_at', 'is', null), where('account.closes_at', '>', now)]))
      .executeTakeFirst();
    if (row === undefined) return null;
    // Begun before its person became an admin: the next sign-in sets the second factor up.
    if (row.is_admin && adminsNeedSecondFactor(this.#settings) && row.second_factor_since === null) return null;
    if (row.last_seen_at.getTime() <= now.getTime() - SEEN_EVERY) {
      await this.#database.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', hash).execute();
    }
    return { kind: 'account', accountId: toAccountId(row.id), role: row.is_admin ? 'admin' : row.mode };
  }
}
