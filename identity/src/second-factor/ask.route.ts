import { networkOf } from '@meikan/platform';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Exchange } from '../interaction/finish.ts';
import { onwardOfFirst, openForm, openInteraction, secondFactorAt } from '../interaction/open-interaction.ts';
import { sendFaults, sendPage, sendWait } from '../interaction/send-page.ts';
import type { FormFaults } from '../pages/fields.ts';
import { askPage } from '../pages/second-factor-pages.ts';
import { secondFactorTexts as texts } from '../pages/second-factor-texts.ts';
import type { IdentityParts } from '../parts.ts';
import { finishPassed, firstPassed, type PassedHere } from './first-passed.ts';
import { neededOf } from './needed.ts';
import { codeCounter, takeSecondFactor } from './second-factor.ts';
import { SET_UP } from './setting-up.ts';

const codeForm = z.strictObject({ csrf: z.string(), code: z.string(), with: z.literal('recovery-code').optional() });
const query = z.object({ with: z.literal('recovery-code').optional().catch(undefined) });

function pageOf({ interaction }: PassedHere, isRecovery: boolean) {
  const { uid, csrf } = interaction;
  const form = { at: secondFactorAt(uid), csrf, signIn: `/identity/interaction/${uid}/sign-in`, isRecovery };
  return (faults: FormFaults = {}) => askPage(form, faults);
}

async function ask(parts: IdentityParts, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const here = await firstPassed(parts, await openInteraction(parts, request, reply));
  if ('elsewhere' in here) return reply.redirect(here.elsewhere, 303);
  const { account, interaction } = here;
  switch (neededOf(parts, account)) {
    case 'code':
      return sendPage(reply, pageOf(here, query.parse(request.query).with !== undefined)());
    case 'set-up':
      await parts.factors.begin(account.id, interaction.uid);
      return reply.redirect(`${secondFactorAt(interaction.uid)}/${SET_UP}`, 303);
    case null:
      // It was turned off meanwhile.
      return finishPassed(parts, exchange, here, null);
  }
}

/** Why a code was not taken, in words. */
function codeFault(taking: 'repeated' | 'used' | 'wrong', isRecovery: boolean): string {
  if (taking === 'wrong') return isRecovery ? texts.recoveryWrong : texts.codeWrong;
  return isRecovery ? texts.recoveryUsed : texts.codeUsed;
}

async function check(parts: IdentityParts, exchange: Exchange): Promise<FastifyReply> {
  const { interaction, form } = await openForm(parts, exchange, codeForm);
  const here = await firstPassed(parts, interaction);
  if ('elsewhere' in here) return exchange.reply.redirect(here.elsewhere, 303);
  const isRecovery = form.with !== undefined;
  const page = pageOf(here, isRecovery);
  const { throttle, limits } = parts;
  const own = codeCounter(parts, exchange.request, here.account);
  const network = { limit: limits.codePerIp, subject: networkOf(exchange.request.ip) };
  const allowance = await throttle.take(own, network);
  if (!allowance.allowed) return sendWait(exchange.reply, page, allowance.retryAfter);
  const { uid } = interaction;
  const taking = await takeSecondFactor(parts, here.account, { typed: form.code, place: uid });
  if (taking === 'taken') {
    await throttle.clear(own);
    return finishPassed(parts, exchange, here, 'otp');
  }
  // The form, sent twice, goes where the first one leads.
  const onward = taking === 'repeated' ? await onwardOfFirst(parts, exchange, secondFactorAt(uid)) : null;
  if (onward !== null) return exchange.reply.redirect(onward, 303);
  return sendFaults(exchange.reply, page, { fields: { code: codeFault(taking, isRecovery) } });
}

/** What a sign-in asks for once the first factor was right. */
export function askRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  app.get(secondFactorAt(':uid'), { config }, (request, reply) => ask(parts, { request, reply }));
  app.post(secondFactorAt(':uid'), { config }, (request, reply) => check(parts, { request, reply }));
}
