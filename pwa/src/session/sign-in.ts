import { initializeSession } from '@meikan/contracts';
import { z } from 'zod';
import { ownPath } from '../address/own-path.ts';
import { callApi } from '../api/call-api.ts';
import { keepSessionToken, readSessionToken } from '../api/session-token.ts';
import { keepDeviceKey } from './device-key.ts';
import { identityProvider } from './identity-provider.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { revokeDue } from './revocations.ts';
import { becomeSession, rememberAccount } from './session.ts';

export type SignInRequest = {
  /** A path of this site to come back to. */
  readonly returnTo: string;
  readonly mode: 'login' | 'register';
};

const carried = z.object({ returnTo: z.string().transform((path) => ownPath(path) ?? '/') });

/** Leaves for the identity provider's pages. Resolves when the browser has been told to go. */
export async function beginSignIn({ returnTo, mode }: SignInRequest): Promise<void> {
  // A sign-out of which the server has not heard left the provider's own session: it would let the next one in without a word.
  const isEnded = await revokeDue();
  const prompt = mode === 'register' ? 'create' : isEnded ? undefined : 'login';
  const provider = await identityProvider();
  await provider.signinRedirect({ state: { returnTo }, ...(prompt && { prompt }) });
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
  const { token, account, deviceKey, isNew } = payload;
  keepSessionToken(token);
  const session = rememberAccount(account);
  // Before anything opens what the account had sealed on this device, which takes the key.
  await keepDeviceKey(account.id, deviceKey, () => readSessionToken() === token);
  becomeSession(session);
  tellOtherTabs();
  const state = carried.safeParse(user.state);
  const returnTo = state.success ? state.data.returnTo : '/';
  return isNew && session.kind === 'account' && session.role === 'general' ? firstSteps(returnTo) : returnTo;
}

/** Whoever comes for the first time is led to what makes a profile, and from there to where they wanted to go. */
const firstSteps = (returnTo: string): string =>
  returnTo === '/' ? '/onboarding' : `/onboarding?${new URLSearchParams({ returnTo })}`;
