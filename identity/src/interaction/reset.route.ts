import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { emailKey, parseEmail } from '../accounts/email-address.ts';
import { mails } from '../codes/mails.ts';
import { resetRequestPage } from '../pages/code-pages.ts';
import type { FormFaults } from '../pages/fields.ts';
import { texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import type { Allowance } from '../throttle/throttle.ts';
import type { Exchange } from './finish.ts';
import { openForm, openInteraction } from './open-interaction.ts';
import { sendFaults, sendPage, sendWait } from './send-page.ts';
import { SAME_FORM_MS, takeMail } from './send-sign-up-code.ts';

const resetForm = z.strictObject({ csrf: z.string(), email: z.string() });

/** A code to the owner of the address; to nobody, but with the same trace and answer, where there is none. */
export async function sendResetCode(
  parts: IdentityParts,
  request: FastifyRequest,
  { uid, email, unlessWithin = 0 }: { readonly uid: string; readonly email: string; readonly unlessWithin?: number },
): Promise<Allowance> {
  const { pepper, store, codes, postbox } = parts;
  const key = emailKey(email, pepper);
  const allowance = await takeMail(parts, request, key);
  if (!allowance.allowed) return allowance;
  const account = await store.byEmailKey(key);
  const code = { purpose: 'reset', subject: uid } as const;
  if (account === null || account.disabled) {
    await codes.issueUnguessable(code, email, unlessWithin);
  } else {
    const digits = await codes.issue(code, { email, accountId: account.id }, unlessWithin);
    if (digits !== null) postbox.post(mails.resetCode(account.email, digits));
  }
  return allowance;
}

async function request(parts: IdentityParts, exchange: Exchange) {
  const { interaction, form } = await openForm(parts, exchange, resetForm);
  const page = (faults: FormFaults) => resetRequestPage(interaction, form.email, faults);
  const email = parseEmail(form.email);
  if (email === null) return sendFaults(exchange.reply, page, { note: texts.resetFailed });
  const sent = await sendResetCode(parts, exchange.request, {
    uid: interaction.uid,
    email,
    unlessWithin: SAME_FORM_MS,
  });
  if (!sent.allowed) return sendWait(exchange.reply, page, sent.retryAfter);
  return exchange.reply.redirect(`/identity/interaction/${interaction.uid}/reset/code`, 303);
}

export function resetRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  const path = '/identity/interaction/:uid/reset';
  app.get(path, { config }, async (incoming, reply) => {
    const interaction = await openInteraction(parts, incoming, reply);
    return sendPage(reply, resetRequestPage(interaction, interaction.loginHint));
  });
  app.post(path, { config }, (incoming, reply) => request(parts, { request: incoming, reply }));
}
