import { type IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';

/** Somebody who is signed in at the provider in this browser. */
export type BrowserSession = { readonly uid: string; readonly accountId: string; end(): Promise<void> };

/** Reads the provider's session by its signed cookie; the context's own response is never sent. */
export async function browserSession(provider: Provider, request: IncomingMessage): Promise<BrowserSession | null> {
  const session = await provider.Session.get(provider.createContext(request, new ServerResponse(request)));
  const { uid, accountId } = session;
  return accountId === undefined ? null : { uid, accountId, end: () => session.destroy() };
}
