import { networkOf } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { StoredAccount } from '../accounts/account-store.ts';
import { maskEmail } from '../accounts/email-address.ts';
import { passwordFault, passwordRules } from '../accounts/password-policy.ts';
import { replacePassword } from '../accounts/replace-password.ts';
import { resetCodePage } from '../pages/code-pages.ts';
import type { FormFaults } from '../pages/fields.ts';
import { texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import { passFirstFactor } from '../second-factor/pass-first.ts';
import type { Exchange } from './finish.ts';
import { leftOff, type OpenInteraction, onwardOfFirst, openForm, openInteraction } from './open-interaction.ts';
import { sendResetCode } from './reset.route.ts';
import { sendFaults, sendPage, sendWait, wasSentAgain } from './send-page.ts';

const codeForm = z.strictObject({ csrf: z.string(), code: z.string(), password: z.string() });
const resendForm = z.strictObject({ csrf: z.string() });

const beginningOf = ({ uid }: OpenInteraction) => `/identity/interaction/${uid}/reset`;
const codeOf = ({ uid }: OpenInteraction) => ({ purpose: 'reset', subject: uid }) as const;

type Redeemed =
  | { readonly kind: 'wrong' | 'expired' }
  | { readonly kind: 'right' | 'used'; readonly account: StoredAccount };

async function accountOf(
  { codes, store }: IdentityParts,
  interaction: OpenInteraction,
  typed: string,
): Promise<Redeemed> {
  const redemption = await codes.redeem(codeOf(interaction), typed);
  if (redemption.kind !== 'right' && redemption.kind !== 'used') return redemption;
  const account = redemption.accountId === null ? null : await store.byId(redemption.accountId);
  return account === null || account.disabled ? { kind: 'expired' } : { kind: redemption.kind, account };
}

/** Where the same form led that was sent before; null where another password was asked for with the same code. */
async function onwardOfRepeat(parts: IdentityParts, exchange: Exchange, account: StoredAccount, password: string) {
  const onward = await onwardOfFirst(parts, exchange);
  const now = await parts.store.byId(account.id);
  return (await parts.hasher.verify(password, now?.passwordHash ?? null)) ? onward : null;
}

async function reset(parts: IdentityParts, exchange: Exchange) {
  const { interaction, form } = await openForm(parts, exchange, codeForm);
  const email = (await parts.codes.sentTo(codeOf(interaction))) ?? '';
  const shown = { address: maskEmail(email), rules: passwordRules(form.password) };
  const page = (faults: FormFaults) => resetCodePage(interaction, shown, faults);
  const fault = passwordFault(form.password, [email.split('@')[0] ?? '']);
  if (fault !== null) return sendFaults(exchange.reply, page, { note: texts.resetFailed, fields: { password: fault } });
  const { throttle, limits } = parts;
  const allowance = await throttle.take({ limit: limits.codePerIp, subject: networkOf(exchange.request.ip) });
  if (!allowance.allowed) return sendWait(exchange.reply, page, allowance.retryAfter);
  const redeemed = await accountOf(parts, interaction, form.code);
  if (redeemed.kind === 'used') {
    const onward = await onwardOfRepeat(parts, exchange, redeemed.account, form.password);
    if (onward !== null) return exchange.reply.redirect(onward, 303);
  }
  if (redeemed.kind !== 'right') {
    const wrong = redeemed.kind === 'wrong';
    return sendFaults(
      exchange.reply,
      page,
      wrong ? { note: texts.resetFailed, fields: { code: texts.codeWrong } } : { note: texts.resetExpired },
    );
  }
  const { account } = redeemed;
  await replacePassword(parts, account, {
    password: form.password,
    how: 'reset',
    keepSession: interaction.sessionUid,
  });
  return passFirstFactor(parts, exchange, { interaction, account, remember: true });
}

async function resend(parts: IdentityParts, exchange: Exchange) {
  const { interaction } = await openForm(parts, exchange, resendForm);
  if (interaction.onward !== null) return exchange.reply.redirect(interaction.onward, 303);
  const { uid } = interaction;
  const email = await parts.codes.sentTo(codeOf(interaction));
  if (email === null) return exchange.reply.redirect(leftOff(interaction, beginningOf(interaction)), 303);
  const sent = await sendResetCode(parts, exchange.request, { uid, email });
  const shown = { address: maskEmail(email), rules: passwordRules('') };
  if (!sent.allowed) {
    return sendWait(exchange.reply, (faults) => resetCodePage(interaction, shown, faults), sent.retryAfter);
  }
  return exchange.reply.redirect(`/identity/interaction/${uid}/reset/code?sent=again`, 303);
}

export function resetCodeRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  const path = '/identity/interaction/:uid/reset/code';
  app.get(path, { config }, async (request, reply) => {
    const interaction = await openInteraction(parts, request, reply);
    if (interaction.onward !== null) return reply.redirect(interaction.onward, 303);
    const email = await parts.codes.sentTo(codeOf(interaction));
    if (email === null) return reply.redirect(leftOff(interaction, beginningOf(interaction)), 303);
    const shown = { address: maskEmail(email), rules: passwordRules(''), sentAgain: wasSentAgain(request) };
    return sendPage(reply, resetCodePage(interaction, shown));
  });
  app.post(path, { config }, (request, reply) => reset(parts, { request, reply }));
  app.post(`${path}/resend`, { config }, (request, reply) => resend(parts, { request, reply }));
}
