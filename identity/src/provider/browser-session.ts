import { type IncomingMessage, ServerResponse } from 'node:http';
import type { AccountId } from '@meikan/domain';
import { sql } from 'kysely';
import type Provider from 'oidc-provider';
import type { IdentityDatabase } from '../database/tables.ts';

/** Somebody who is signed in at the provider in this browser. */
export type BrowserSession = { readonly uid: string; readonly accountId: string; end(): Promise<void> };

/** Reads the provider's session by its signed cookie; the context's own response is never sent. */
export async function browserSession(provider: Provider, request: IncomingMessage): Promise<BrowserSession | null> {
  const session = await provider.Session.get(provider.createContext(request, new ServerResponse(request)));
  const { uid, accountId } = session;
  return accountId === undefined ? null : { uid, accountId, end: () => session.destroy() };
}

/** Whether the provider's session with this `uid` goes on. */
export async function isLivingSession(database: IdentityDatabase, uid: string, now: Date): Promise<boolean> {
  const session = database.selectFrom('oidc_record').select('uid').where('model', '=', 'Session');
  return (await session.where('uid', '=', uid).where('expires_at', '>', now).executeTakeFirst()) !== undefined;
}

async function endUnfollowed(database: IdentityDatabase, account: AccountId): Promise<void> {
  const signedIn = sql<string | null>`payload #>> '{result,login,accountId}'`;
  const unfollowed = database.deleteFrom('oidc_record').where('model', '=', 'Interaction');
  await unfollowed.where(signedIn, '=', account).execute();
}

/** Those that are named, or all but one; `undefined` spares none. */
export type WhichBrowsers = { readonly only: readonly string[] } | { readonly but: string | undefined };

/**
 * Ends what the provider holds for an account in its browsers: the sessions, and the codes and tokens that came of them. With all but one go the
 * sign-ins that were finished and not followed yet, or they would make sessions later.
 */
export async function endBrowserSessions(
  database: IdentityDatabase,
  account: AccountId,
  which: WhichBrowsers,
): Promise<void> {
  // A code or token says itself of which session it came.
  const uid = sql<string | null>`coalesce(uid, payload ->> 'sessionUid')`;
  const held = database
    .deleteFrom('oidc_record')
    .where('model', 'in', ['Session', 'AuthorizationCode', 'AccessToken'])
    .where((where) => where(where.ref('payload', '->>').key('accountId'), '=', account));
  const ended =
    'only' in which
      ? held.where(uid, 'in', which.only)
      : held.where((where) => where.or([where(uid, 'is', null), where(uid, '!=', which.but ?? '')]));
  await ended.execute();
  if ('but' in which) await endUnfollowed(database, account);
}
