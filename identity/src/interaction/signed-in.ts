import type { FastifyRequest } from 'fastify';
import type { StoredAccount } from '../accounts/account-store.ts';
import type { IdentityParts } from '../parts.ts';
import { type BrowserSession, browserSession } from '../provider/browser-session.ts';

export type SignedInHere = { readonly session: BrowserSession; readonly account: StoredAccount };

/** Who is signed in at the provider in this browser; null for nobody, and for an account that is disabled. */
export async function signedInHere(parts: IdentityParts, request: FastifyRequest): Promise<SignedInHere | null> {
  const session = await browserSession(parts.provider, request.raw);
  const account = session === null ? null : await parts.store.byId(session.accountId);
  return session === null || account === null || account.disabled ? null : { session, account };
}
