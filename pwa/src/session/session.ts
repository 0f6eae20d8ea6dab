import { type AccountAnswer, accountAnswer, getMe } from '@meikan/contracts';
import { type Query, queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { callApi } from '../api/call-api.ts';
import { queryClient } from '../api/query-client.ts';
import { readSessionToken } from '../api/session-token.ts';

export type Role = 'general' | 'business' | 'admin';

/** Who sits before this device. */
export type Session =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'account'; readonly account: AccountAnswer; readonly role: Role };

const ANONYMOUS: Session = { kind: 'anonymous' };
const ACCOUNT_KEY = 'meikan.account';

function sessionOf(account: AccountAnswer): Session {
  const role = account.isAdminMode ? 'admin' : account.isBusinessMode ? 'business' : 'general';
  return { kind: 'account', account, role };
}

/** The account as last seen, so that the header stands at once and offline too. It grants nothing. */
export function lastSeen(): Session {
  const text = localStorage.getItem(ACCOUNT_KEY);
  if (!readSessionToken() || text === null) return ANONYMOUS;
  const account = accountAnswer.safeParse(JSON.parse(text));
  return account.success ? sessionOf(account.data) : ANONYMOUS;
}

export function rememberAccount(account: AccountAnswer): Session {
  localStorage.setItem(ACCOUNT_KEY, JSON.stringify(account));
  return sessionOf(account);
}

export const forgetAccount = (): void => localStorage.removeItem(ACCOUNT_KEY);

/** Asks the server who the token belongs to; without a token nobody is asked. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session> => {
    if (!readSessionToken()) return ANONYMOUS;
    return rememberAccount((await callApi(getMe, { signal })).payload);
  },
  initialData: lastSeen,
  initialDataUpdatedAt: 0,
  staleTime: 5 * 60_000,
});

/** Somebody else sits here now: what was answered to the one before is dropped, and shown pages ask anew. */
export function becomeSession(session: Session): void {
  const others = { predicate: ({ queryKey }: Query) => queryKey[0] !== sessionQuery.queryKey[0] };
  queryClient.setQueryData(sessionQuery.queryKey, session);
  void queryClient.resetQueries(others);
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
