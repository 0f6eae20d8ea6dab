import type { AccountId } from '@meikan/domain';
import type { FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { browserSession } from '../provider/browser-session.ts';
import { type ToldBrowser, toldBrowser } from './told-browser.ts';

/** Where a session was opened: its browser, and the `uid` of the provider's session there, null where there is none. */
export type SessionOrigin = ToldBrowser & { readonly browserSession: string | null };

export async function originOf(
  provider: Provider,
  request: FastifyRequest,
  account: AccountId,
): Promise<SessionOrigin> {
  const here = await browserSession(provider, request.raw);
  return {
    ...toldBrowser(request.headers['user-agent']),
    browserSession: here?.accountId === account ? here.uid : null,
  };
}
