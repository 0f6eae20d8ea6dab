import { networkOf } from '@meikan/platform';
import type { FastifyRequest } from 'fastify';
import { mails } from '../codes/mails.ts';
import type { IdentityParts } from '../parts.ts';
import type { Allowance } from '../throttle/throttle.ts';

/** A request, as far as limits look at it. */
export type Asking = Pick<FastifyRequest, 'ip'>;

/** May another mail go to this address, and from this network? The same count whether anybody has the address. */
export function takeMail(
  { throttle, limits }: Pick<IdentityParts, 'throttle' | 'limits'>,
  request: Asking,
  key: string,
): Promise<Allowance> {
  return throttle.take(
    { limit: limits.mailPerAddress, subject: key },
    { limit: limits.mailPerIp, subject: networkOf(request.ip) },
  );
}

/** A form that is sent again within so many milliseconds is the same one, pressed twice. */
export const SAME_FORM_MS = 5_000;

/**
 * Mails the code of the pending sign-up. Somebody who has an account already gets a mail that says so instead, and the
 * page is the same: only the owner of the mailbox learns it. `unlessWithin` as in `OneTimeCodes.issue`.
 */
export async function sendSignUpCode(
  parts: IdentityParts,
  request: FastifyRequest,
  interactionId: string,
  unlessWithin?: number,
): Promise<Allowance> {
  const { pending, store, codes, postbox } = parts;
  const signUp = await pending.get(interactionId);
  if (signUp === null) return { allowed: true };
  const allowance = await takeMail(parts, request, signUp.emailKey);
  if (!allowance.allowed) return allowance;
  const key = { purpose: 'sign-up', subject: interactionId } as const;
  if ((await store.byEmailKey(signUp.emailKey)) !== null) {
    const isNew = await codes.issueUnguessable(key, signUp.email, unlessWithin);
    if (isNew) postbox.post(mails.alreadyRegistered(signUp.email));
  } else {
    const code = await codes.issue(key, { email: signUp.email, accountId: null }, unlessWithin);
    if (code !== null) postbox.post(mails.signUpCode(signUp.email, code));
  }
  return allowance;
}
