import { parseOrRefuse } from '@meikan/platform';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { StoredAccount } from '../accounts/account-store.ts';
import type { IdentityParts } from '../parts.ts';
import { type BrowserSession, browserSession } from '../provider/browser-session.ts';
import { checkCsrf } from './csrf.ts';

export type SignedInHere = { readonly session: BrowserSession; readonly account: StoredAccount };

/** Answered with a page that leads to the sign-in. */
export class SignInNeeded extends Error {
  override readonly name = 'SignInNeeded';
}

/** Who is signed in at the provider in this browser; null for nobody, and for an account that is disabled. */
export async function signedInHere(parts: IdentityParts, request: FastifyRequest): Promise<SignedInHere | null> {
  const session = await browserSession(parts.provider, request.raw);
  const account = session === null ? null : await parts.store.byId(session.accountId);
  return session === null || account === null || account.disabled ? null : { session, account };
}

/** The same, of a page that is nobody else's. @throws SignInNeeded */
export async function ownerHere(parts: IdentityParts, request: FastifyRequest): Promise<SignedInHere> {
  const found = await signedInHere(parts, request);
  if (found === null) throw new SignInNeeded();
  return found;
}

/** The same for a form that was sent: its token must belong to this browser's session. @throws SignInNeeded, ProblemError 403 or 422 */
export async function ownForm<S extends z.ZodObject<{ csrf: z.ZodString }>>(
  parts: IdentityParts,
  request: FastifyRequest,
  schema: S,
): Promise<SignedInHere & { readonly form: z.output<S> }> {
  const found = await ownerHere(parts, request);
  const form = parseOrRefuse(schema, request.body, 'invalid');
  checkCsrf(parts.pepper, found.session.uid, form.csrf);
  return { ...found, form };
}

/** What is counted for one account in one browser. */
export const ownSubject = ({ account, session }: SignedInHere): string => `${account.id}.${session.uid}`;
