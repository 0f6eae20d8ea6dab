import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { emailKey, parseEmail } from '../accounts/email-address.ts';
import { EMAIL_CODE_ROUTE, EMAIL_ROUTE, emailPage } from '../pages/email-pages.ts';
import type { FormFaults } from '../pages/fields.ts';
import { texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import { csrfToken } from './csrf.ts';
import type { Exchange } from './finish.ts';
import { refusePassword } from './own-password.ts';
import { sendEmailCode } from './send-email-code.ts';
import { sendFaults, sendPage, sendWait } from './send-page.ts';
import { SAME_FORM_MS } from './send-sign-up-code.ts';
import { ownerHere, ownForm, type SignedInHere } from './signed-in.ts';

const emailForm = z.strictObject({ csrf: z.string(), email: z.string(), current: z.string() });

/** The page that asks for the new address; `typed` is what stands in it already. */
export function emailPageOf({ pepper }: IdentityParts, { session, account }: SignedInHere, typed = '') {
  const form = {
    csrf: csrfToken(pepper, session.uid),
    now: account.email,
    typed,
    hasPassword: account.passwordHash !== null,
  };
  return (faults: FormFaults = {}) => emailPage(form, faults);
}

/** Changes nothing yet: the account has the address when the code that is mailed there comes back. */
async function ask(parts: IdentityParts, { request, reply }: Exchange) {
  const here = await ownForm(parts, request, emailForm);
  const email = parseEmail(here.form.email);
  const page = emailPageOf(parts, here, email ?? here.form.email);
  if (email === null) return sendFaults(reply, page, { fields: { email: texts.emailInvalid } });
  if (emailKey(email, parts.pepper) === here.account.emailKey) {
    return sendFaults(reply, page, { fields: { email: texts.sameEmail } });
  }
  const refused = await refusePassword(parts, reply, here, page);
  if (refused !== null) return refused;
  const sent = await sendEmailCode(parts, request, here, { email, unlessWithin: SAME_FORM_MS });
  return sent.allowed ? reply.redirect(EMAIL_CODE_ROUTE, 303) : sendWait(reply, page, sent.retryAfter);
}

/** For whoever is signed in at the provider in this browser. */
export function emailRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  app.get(EMAIL_ROUTE, { config }, async (request, reply) =>
    sendPage(reply, emailPageOf(parts, await ownerHere(parts, request))()),
  );
  app.post(EMAIL_ROUTE, { config }, (request, reply) => ask(parts, { request, reply }));
}
