import { initializeSession } from '@meikan/contracts';
import type { SigninRedirectArgs } from 'oidc-client-ts';
import { callApi } from '../api/call-api.ts';
import { dropSessionToken, keepSessionToken, readSessionToken } from '../api/session-token.ts';
import { deviceStore, tabStore } from '../device/small-stores.ts';
import { arrivalAt } from './arrival.ts';
import { keepDeviceKey } from './device-key.ts';
import { leadsOnTo } from './first-steps.ts';
import { identityProvider } from './identity-provider.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { revokeDue } from './revocations.ts';
import { becomeSession, rememberAccount } from './session.ts';
import { becomeSignInStep, signInStepNow } from './sign-in-step.ts';

export type SignInRequest = {
  /** A path of this site to come back to. */
  readonly returnTo: string;
  readonly mode: 'login' | 'register';
  /** Which kind of account whoever has none is first offered. */
  readonly account: 'general' | 'business';
};

/** This browser keeps nothing, or has no space left: nobody could come back signed in. */
export class NothingKept extends Error {
  override readonly name = 'NothingKept';
}

/**
 * Leaves for the identity provider's pages. Resolves when the browser has been told to go. Throws `NothingKept` when nobody could come
 * back signed in, and what the provider threw.
 */
export async function beginSignIn({ returnTo, mode, account }: SignInRequest): Promise<void> {
  if (!deviceStore.writable() || !tabStore.writable()) throw new NothingKept();
  // A sign-out of which the server has not heard left the provider's own session: it would let the next one in without a word.
  const isEnded = await revokeDue();
  const prompt = mode === 'register' ? 'create' : isEnded ? undefined : 'login';
  await leaveForProvider(returnTo, {
    ...(prompt && { prompt }),
    // Our own provider's parameter: others pass over what they do not know.
    ...(account === 'business' && { extraQueryParams: { account_mode: account } }),
  });
}

/** In the place of the page that only leads there, so that Back leads past it. */
async function leaveForProvider(returnTo: string, asked: SigninRedirectArgs = {}): Promise<void> {
  const provider = await identityProvider();
  // Asked for by itself, since a redirection that fails ends all other requests of the page too (`window.stop` in oidc-client-ts).
  await provider.metadataService.getMetadata();
  becomeSignInStep({ at: 'begun', returnTo });
  await provider.signinRedirect({ redirectMethod: 'replace', ...asked });
}

/**
 * Ends the sign-in on /auth/callback, whether it is opened for the first time or again. Answers the path to go on to; `null` when the
 * browser has been told to leave. Throws `NothingKept` and what the provider or the API threw.
 */
export async function completeSignIn(): Promise<string | null> {
  const step = signInStepNow();
  const answered = /[?&](?:code|error)=/.test(location.search);
  const arrival = arrivalAt({ step, answered, signedIn: readSessionToken() !== null });
  if (arrival.kind === 'go-on') return arrival.to;
  if (arrival.kind === 'ask-again') {
    await leaveForProvider(arrival.returnTo);
    return null;
  }
  // It stays so when the exchange fails, as it does under whoever reloads the page.
  if (step !== null) becomeSignInStep({ ...step, at: 'exchanging' });
  return exchange(step?.returnTo ?? '/');
}

/** Exchanges the id_token for the API's session token and drops the provider's user. */
async function exchange(returnTo: string): Promise<string> {
  const provider = await identityProvider();
  const user = await provider.signinRedirectCallback();
  await provider.removeUser();
  if (!user.id_token) throw new Error('the identity provider answered without an id_token');
  const { payload } = await callApi(initializeSession, { body: { token: user.id_token } });
  const { token, account, deviceKey, isNew } = payload;
  if (!keepSessionToken(token)) {
    dropSessionToken();
    throw new NothingKept();
  }
  const session = rememberAccount(account);
  const wanted = leadsOnTo(session, isNew, returnTo);
  becomeSignInStep({ at: 'done', returnTo: wanted });
  // Before anything opens what the account had sealed on this device, which takes the key.
  await keepDeviceKey(account.id, deviceKey, () => readSessionToken() === token);
  becomeSession(session);
  tellOtherTabs();
  return wanted;
}
