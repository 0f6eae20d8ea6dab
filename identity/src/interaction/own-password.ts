import type { FastifyReply } from 'fastify';
import { isPasswordOf } from '../accounts/is-password-of.ts';
import type { FormFaults } from '../pages/fields.ts';
import type { Page } from '../pages/layout.ts';
import { texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import { sendFaults, sendWait } from './send-page.ts';
import { ownSubject, type SignedInHere } from './signed-in.ts';

/**
 * Answers with the page where it is not the password of whoever is signed in, and counts the guess; null where it is. The field is called
 * `current`.
 */
export async function refusePassword(
  parts: IdentityParts,
  reply: FastifyReply,
  here: SignedInHere & { readonly form: { readonly current: string } },
  page: (faults: FormFaults) => Page,
): Promise<FastifyReply | null> {
  const { throttle, limits } = parts;
  const own = { limit: limits.passwordPerDevice, subject: ownSubject(here) };
  const allowance = await throttle.take(own);
  if (!allowance.allowed) return sendWait(reply, page, allowance.retryAfter);
  if (!(await isPasswordOf(parts, here.account, here.form.current))) {
    return sendFaults(reply, page, { fields: { current: texts.oldPasswordWrong } });
  }
  await throttle.clear(own);
  return null;
}
