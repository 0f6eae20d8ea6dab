import type { UserManager } from 'oidc-client-ts';
import { namedInPage } from '../api/named-in-page.ts';
import { tabStore } from '../device/small-stores.ts';

/** Whether one signs in at the embedded provider, whose pages are this server's. */
export const isOwnProvider = (): boolean => namedInPage('oidc-issuer') === null;

/** Where sign-in happens: the embedded provider, unless the server named another one in the page's head. */
function providerSettings(): { readonly authority: string; readonly client_id: string } {
  return {
    authority: namedInPage('oidc-issuer') ?? `${location.origin}/oidc`,
    client_id: namedInPage('oidc-client') ?? 'meikan-pwa',
  };
}

/**
 * Code flow with PKCE. No refresh token is asked for and the provider's user is dropped after the exchange:
 * the API's own opaque token is all that stays. Loaded only when somebody signs in or out.
 */
export async function identityProvider(): Promise<UserManager> {
  const { InMemoryWebStorage, UserManager, WebStorageStateStore } = await import('oidc-client-ts');
  // Without a store nothing comes back: `beginSignIn` says so before anybody leaves.
  const store = tabStore.writable() ?? new InMemoryWebStorage();
  return new UserManager({
    ...providerSettings(),
    redirect_uri: `${location.origin}/auth/callback`,
    response_type: 'code',
    scope: 'openid email profile',
    automaticSilentRenew: false,
    monitorSession: false,
    userStore: new WebStorageStateStore({ store }),
    stateStore: new WebStorageStateStore({ store }),
  });
}
