import { networkOf } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { emailKey, maskEmail } from '../accounts/email-address.ts';
import { openAccount } from '../accounts/open-account.ts';
import { signUpCodePage } from '../pages/code-pages.ts';
import type { FormFaults } from '../pages/fields.ts';
import { texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import { passFirstFactor } from '../second-factor/pass-first.ts';
import type { Exchange } from './finish.ts';
import { leftOff, type OpenInteraction, onwardOfFirst, openForm, openInteraction } from './open-interaction.ts';
import type { PendingSignUp } from './pending-sign-ups.ts';
import { sendFaults, sendPage, sendWait, wasSentAgain } from './send-page.ts';
import { sendSignUpCode } from './send-sign-up-code.ts';

const codeForm = z.strictObject({ csrf: z.string(), code: z.string() });
const resendForm = z.strictObject({ csrf: z.string() });

const beginningOf = ({ uid }: OpenInteraction) => `/identity/interaction/${uid}/sign-up`;

/** The account of a proven address; the owner of ADMIN_EMAIL becomes an admin by it. */
function openProven(parts: IdentityParts, signUp: PendingSignUp) {
  const { adminEmail } = parts.settings;
  const admin = adminEmail !== undefined && emailKey(adminEmail, parts.pepper) === signUp.emailKey;
  const { accountId: id, email, emailKey: key, name, mode, passwordHash } = signUp;
  return openAccount(parts, { id, email, emailKey: key, name, mode, admin, passwordHash });
}

async function redeem(parts: IdentityParts, exchange: Exchange) {
  const { interaction, form } = await openForm(parts, exchange, codeForm);
  const { uid } = interaction;
  if (interaction.onward !== null) return exchange.reply.redirect(interaction.onward, 303);
  const signUp = await parts.pending.get(uid);
  if (signUp === null) return exchange.reply.redirect(leftOff(interaction, beginningOf(interaction)), 303);
  const page = (faults: FormFaults) => signUpCodePage(interaction, maskEmail(signUp.email), faults);
  const { throttle, limits, codes, pending } = parts;
  const allowance = await throttle.take({ limit: limits.codePerIp, subject: networkOf(exchange.request.ip) });
  if (!allowance.allowed) return sendWait(exchange.reply, page, allowance.retryAfter);
  const { kind } = await codes.redeem({ purpose: 'sign-up', subject: uid }, form.code);
  if (kind === 'wrong') return sendFaults(exchange.reply, page, { fields: { code: texts.codeWrong } });
  const onward = kind === 'used' ? await onwardOfFirst(parts, exchange) : null;
  if (onward !== null) return exchange.reply.redirect(onward, 303);
  const account = kind === 'right' ? await openProven(parts, signUp) : null;
  if (account === null) return sendFaults(exchange.reply, page, { note: texts.codeExpired });
  const finished = await passFirstFactor(parts, exchange, { interaction, account, remember: true });
  // Not before: the same form, sent twice, is led on by what is finished.
  await pending.remove(uid);
  return finished;
}

async function resend(parts: IdentityParts, exchange: Exchange) {
  const { interaction } = await openForm(parts, exchange, resendForm);
  if (interaction.onward !== null) return exchange.reply.redirect(interaction.onward, 303);
  const { uid } = interaction;
  const signUp = await parts.pending.get(uid);
  if (signUp === null) return exchange.reply.redirect(leftOff(interaction, beginningOf(interaction)), 303);
  const sent = await sendSignUpCode(parts, exchange.request, uid);
  const page = (faults: FormFaults) => signUpCodePage(interaction, maskEmail(signUp.email), faults);
  if (!sent.allowed) return sendWait(exchange.reply, page, sent.retryAfter);
  return exchange.reply.redirect(`/identity/interaction/${uid}/sign-up/code?sent=again`, 303);
}

export function signUpCodeRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  const path = '/identity/interaction/:uid/sign-up/code';
  app.get(path, { config }, async (request, reply) => {
    const interaction = await openInteraction(parts, request, reply);
    if (interaction.onward !== null) return reply.redirect(interaction.onward, 303);
    const signUp = await parts.pending.get(interaction.uid);
    if (signUp === null) return reply.redirect(leftOff(interaction, beginningOf(interaction)), 303);
    return sendPage(reply, signUpCodePage(interaction, maskEmail(signUp.email), {}, wasSentAgain(request)));
  });
  app.post(path, { config }, (request, reply) => redeem(parts, { request, reply }));
  app.post(`${path}/resend`, { config }, (request, reply) => resend(parts, { request, reply }));
}
