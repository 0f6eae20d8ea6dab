import { initializeSession } from '@meikan/contracts';
import { z } from 'zod';
import { callApi } from '../api/call-api.ts';
import { queryClient } from '../api/query-client.ts';
import { keepSessionToken } from '../api/session-token.ts';
import { identityProvider } from './identity-provider.ts';
import { rememberAccount, sessionQuery } from './session.ts';

export type SignInRequest = {
  /** A path of this site to come back to. */
  readonly returnTo: string;
  readonly mode: 'login' | 'register';
  readonly business?: boolean;
};

const carried = z.object({ returnTo: z.string().regex(/^\/(?!\/)/) });

/** Leaves for the identity provider's pages. Resolves when the browser has been told to go. */
export async function beginSignIn({ returnTo, mode, business = false }: SignInRequest): Promise<void> {
  const provider = await identityProvider();
  await provider.signinRedirect({
    state: { returnTo },
    ...(mode === 'register' ? { prompt: 'create' } : {}),
    ...(business ? { extraQueryParams: { account_kind: 'business' } } : {}),
  });
}

/**
 * Ends the sign-in on /auth/callback: exchanges the id_token for the API's session token and drops the provider's user.
 * Answers the path to go on to. Throws what the provider or the API threw.
 */
export async function completeSignIn(): Promise<string> {
  const provider = await identityProvider();
  const user = await provider.signinRedirectCallback();
  await provider.removeUser();
  if (!user.id_token) throw new Error('the identity provider answered without an id_token');
  const { payload } = await callApi(initializeSession, { body: { token: user.id_token } });
  keepSessionToken(payload.token);
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, rememberAccount(payload.account));
  const state = carried.safeParse(user.state);
  return state.success ? state.data.returnTo : '/';
}
