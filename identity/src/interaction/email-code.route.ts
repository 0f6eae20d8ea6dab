import { networkOf } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changeEmail } from '../accounts/change-email.ts';
import { EMAIL_CODE_ROUTE, EMAIL_ROUTE, emailCodePage } from '../pages/email-pages.ts';
import type { FormFaults } from '../pages/fields.ts';
import { texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import { leadToChanged } from './changed.route.ts';
import { csrfToken } from './csrf.ts';
import { emailPageOf } from './email.route.ts';
import type { Exchange } from './finish.ts';
import { emailCodeOf, sendEmailCode } from './send-email-code.ts';
import { sendFaults, sendPage, sendWait, wasSentAgain } from './send-page.ts';
import { ownerHere, ownForm, type SignedInHere } from './signed-in.ts';

const codeForm = z.strictObject({ csrf: z.string(), code: z.string() });
const resendForm = z.strictObject({ csrf: z.string() });

/** `address`: where the code was sent, as its owner typed it in this browser. */
function codePageOf({ pepper }: IdentityParts, { session }: SignedInHere, address: string, sentAgain = false) {
  const form = { csrf: csrfToken(pepper, session.uid), address, sentAgain };
  return (faults: FormFaults = {}) => emailCodePage(form, faults);
}

async function redeem(parts: IdentityParts, { request, reply }: Exchange) {
  const here = await ownForm(parts, request, codeForm);
  const { codes, limits, throttle } = parts;
  const address = await codes.sentTo(emailCodeOf(here));
  const again = emailPageOf(parts, here, address ?? '');
  const page = address === null ? again : codePageOf(parts, here, address);
  const allowance = await throttle.take({ limit: limits.codePerIp, subject: networkOf(request.ip) });
  if (!allowance.allowed) return sendWait(reply, page, allowance.retryAfter);
  const redeemed = await codes.redeem(emailCodeOf(here), here.form.code);
  if (redeemed.kind === 'wrong') return sendFaults(reply, page, { fields: { code: texts.codeWrong } });
  if (redeemed.kind === 'expired') return sendFaults(reply, again, { note: texts.codeExpired });
  // Also of a form that was sent twice: it ends what was cut off, and is told the same.
  const { email, usedAt } = redeemed;
  const change = { email, at: usedAt, keepSession: here.session.uid };
  if ((await changeEmail(parts, here.account, change)) === 'taken') {
    return sendFaults(reply, again, { note: texts.emailTaken });
  }
  return leadToChanged(reply, { what: 'email' });
}

async function resend(parts: IdentityParts, { request, reply }: Exchange) {
  const here = await ownForm(parts, request, resendForm);
  const email = await parts.codes.sentTo(emailCodeOf(here));
  if (email === null) return reply.redirect(EMAIL_ROUTE, 303);
  const sent = await sendEmailCode(parts, request, here, { email });
  if (!sent.allowed) return sendWait(reply, codePageOf(parts, here, email), sent.retryAfter);
  return reply.redirect(`${EMAIL_CODE_ROUTE}?sent=again`, 303);
}

/** Where the code is typed that was mailed to the new address; without one there is nothing to type. */
export function emailCodeRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  app.get(EMAIL_CODE_ROUTE, { config }, async (request, reply) => {
    const here = await ownerHere(parts, request);
    const email = await parts.codes.sentTo(emailCodeOf(here));
    if (email === null) return reply.redirect(EMAIL_ROUTE, 303);
    return sendPage(reply, codePageOf(parts, here, email, wasSentAgain(request))());
  });
  app.post(EMAIL_CODE_ROUTE, { config }, (request, reply) => redeem(parts, { request, reply }));
  app.post(`${EMAIL_CODE_ROUTE}/resend`, { config }, (request, reply) => resend(parts, { request, reply }));
}
