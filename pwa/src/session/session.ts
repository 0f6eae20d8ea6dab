import { type AccountAnswer, accountAnswer, getMe } from '@meikan/contracts';
import { type Query, queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { callApi } from '../api/call-api.ts';
import { queryClient } from '../api/query-client.ts';
import { readSessionToken } from '../api/session-token.ts';
import { deviceStore, readKept } from '../device/small-stores.ts';
import { keepDeviceKey } from './device-key.ts';

export type Role = 'general' | 'business' | 'admin';

/** Who sits before this device. */
export type Session =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'account'; readonly account: AccountAnswer; readonly role: Role };

export const ANONYMOUS: Session = { kind: 'anonymous' };
const ACCOUNT_KEY = 'meikan.account';
const ENDED_KEY = 'meikan.ended';

function sessionOf(account: AccountAnswer): Session {
  const role = account.isAdminMode ? 'admin' : account.isBusinessMode ? 'business' : 'general';
  return { kind: 'account', account, role };
}

/** The account as last seen, so that the header stands at once and offline too. It grants nothing. */
export function lastSeen(): Session {
  const account = readSessionToken() && readKept(deviceStore, ACCOUNT_KEY, accountAnswer);
  return account ? sessionOf(account) : ANONYMOUS;
}

/** Only what the header shows is written down: other parts of an answer, as the device key, are not for every script to read. */
export function rememberAccount(answer: AccountAnswer): Session {
  const account = accountAnswer.parse(answer);
  deviceStore.setItem(ACCOUNT_KEY, JSON.stringify(account));
  deviceStore.removeItem(ENDED_KEY);
  return sessionOf(account);
}

export const forgetAccount = (): void => deviceStore.removeItem(ACCOUNT_KEY);

/** Whose session the server has ended, so that what they have not sent stays in sight; until anybody signs in or out. */
export const endedAccount = (): string | null => deviceStore.getItem(ENDED_KEY);
export const rememberEnded = (account: string): boolean => deviceStore.setItem(ENDED_KEY, account);

export const accountOf = (session: Session): string | null => (session.kind === 'account' ? session.account.id : null);

/** Asks the server who the token belongs to; without a token nobody is asked. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session> => {
    const token = readSessionToken();
    if (!token) return ANONYMOUS;
    const { payload } = await callApi(getMe, { signal });
    const isStill = () => readSessionToken() === token;
    // Signed out, or another one signed in, while it was asked: the answer is about nobody who sits here.
    if (!isStill()) return lastSeen();
    void keepDeviceKey(payload.id, payload.deviceKey, isStill);
    return rememberAccount(payload);
  },
  initialData: lastSeen,
  initialDataUpdatedAt: 0,
  staleTime: 5 * 60_000,
});

/** Whoever sits here, also before anything has asked for the session. */
export const presentSession = (): Session => queryClient.getQueryData(sessionQuery.queryKey) ?? lastSeen();

/** Somebody else sits here now: what was answered to the one before is dropped, and shown pages ask anew. */
export function becomeSession(session: Session): void {
  queryClient.setQueryData(sessionQuery.queryKey, session);
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: isOthers, type: 'inactive', fetchStatus: 'idle' });
  // A page that is only about to be drawn waits for its answer, and would break if that were taken from it.
  for (const query of queryClient.getQueryCache().findAll({ predicate: isAwaited })) void askAnewAfterwards(query);
  void queryClient.resetQueries({ predicate: (query) => isOthers(query) && !isAwaited(query) });
}

const isOthers = ({ queryKey }: Query): boolean => queryKey[0] !== sessionQuery.queryKey[0];
const isAwaited = (query: Query): boolean =>
  isOthers(query) && !query.isActive() && query.state.fetchStatus === 'fetching';

async function askAnewAfterwards(query: Query): Promise<void> {
  await query.promise?.catch(() => undefined);
  await queryClient.resetQueries({ queryKey: query.queryKey, exact: true });
}

/** Filled by `SessionProvider`: asked for once, though every star and button wants to know it. */
export const SessionContext = createContext<Session>(ANONYMOUS);

/** The session, at once: what was last seen on this device until the server has answered. */
export const useSession = (): Session => useContext(SessionContext);

/** The page that a business account keeps; `null` for everybody else. */
export function ownCompanyPath(session: Session): string | null {
  if (session.kind === 'anonymous' || session.account.companyId === null) return null;
  return `/companies/${session.account.companyId}`;
}
