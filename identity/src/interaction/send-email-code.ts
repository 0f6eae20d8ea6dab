import type { FastifyRequest } from 'fastify';
import { emailKey } from '../accounts/email-address.ts';
import { mails } from '../codes/mails.ts';
import type { IdentityParts } from '../parts.ts';
import type { Allowance } from '../throttle/throttle.ts';
import { takeMail } from './send-sign-up-code.ts';
import { ownSubject, type SignedInHere } from './signed-in.ts';

/** It is worth something in the browser alone whose form it was asked for by. */
export const emailCodeOf = (here: SignedInHere) => ({ purpose: 'email', subject: ownSubject(here) }) as const;

/**
 * Mails a code to the address that somebody wants. Where it is another account's, the mail says so instead, and the page is the same: only
 * the owner of the mailbox learns it. `unlessWithin` as in `OneTimeCodes.issue`.
 */
export async function sendEmailCode(
  parts: IdentityParts,
  request: FastifyRequest,
  here: SignedInHere,
  { email, unlessWithin }: { readonly email: string; readonly unlessWithin?: number },
): Promise<Allowance> {
  const { codes, pepper, postbox, store } = parts;
  const key = emailKey(email, pepper);
  const allowance = await takeMail(parts, request, key);
  if (!allowance.allowed) return allowance;
  const code = emailCodeOf(here);
  if ((await store.byEmailKey(key)) !== null) {
    if (await codes.issueUnguessable(code, email, unlessWithin)) postbox.post(mails.emailTaken(email));
  } else {
    const digits = await codes.issue(code, { email, accountId: here.account.id }, unlessWithin);
    if (digits !== null) postbox.post(mails.emailCode(email, digits));
  }
  return allowance;
}
