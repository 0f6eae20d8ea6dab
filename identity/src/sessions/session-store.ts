import { createHash, randomBytes } from 'node:crypto';
import type { AccountId } from '@meikan/domain';
import { accountId as toAccountId } from '@meikan/domain';
import type { AccountViewer, Clock } from '@meikan/platform';
import type { IdentityDatabase } from '../database/tables.ts';
import { createViewerCache } from './viewer-cache.ts';

const DAY = 24 * 3600_000;
/** A session ends after 30 days without use, and 90 days after it began (identity.md). */
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
  revokeAll(id: AccountId): Promise<void>;
};

export function createSessionStore(database: IdentityDatabase, clock: Clock): SessionStore {
  const cache = createViewerCache(clock);
  const hashOf = (token: string) => createHash('sha256').update(token).digest();

  async function read(hash: Buffer): Promise<AccountViewer | null> {
    const now = clock.now();
    const row = await database
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['account.id', 'account.mode', 'account.is_admin', 'session.last_seen_at', 'session.expires_at'])
      .where('session.token_hash', '=', hash)
      .where('session.expires_at', '>', now)
      .where('session.last_seen_at', '>', new Date(now.getTime() - IDLE))
      .where('account.disabled_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.last_seen_at.getTime() <= now.getTime() - SEEN_EVERY) {
      await database.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', hash).execute();
    }
    return { kind: 'account', accountId: toAccountId(row.id), role: row.is_admin ? 'admin' : row.mode };
  }

  return {
    async issue(id) {
      const token = `st_${randomBytes(32).toString('base64url')}`;
      const now = clock.now();
      const expires = new Date(now.getTime() + ABSOLUTE);
      await database
        .insertInto('session')
        .values({ token_hash: hashOf(token), account_id: id, created_at: now, last_seen_at: now, expires_at: expires })
        .execute();
      return token;
    },
    async viewerOf(token) {
      if (!TOKEN.test(token)) return null;
      const hash = hashOf(token);
      const key = hash.toString('base64');
      const known = cache.get(key);
      if (known !== null) return known;
      const viewer = await read(hash);
      if (viewer !== null) cache.put(key, viewer);
      return viewer;
    },
    async revoke(token) {
      const hash = hashOf(token);
      await database.deleteFrom('session').where('token_hash', '=', hash).execute();
      cache.drop((key) => key === hash.toString('base64'));
    },
    async revokeAll(id) {
      await database.deleteFrom('session').where('account_id', '=', id).execute();
      cache.drop((_key, viewer) => viewer.accountId === id);
    },
  };
}
