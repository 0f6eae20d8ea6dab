import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Exchange } from '../interaction/finish.ts';
import { openForm, openInteraction, secondFactorAt } from '../interaction/open-interaction.ts';
import { toSignIn } from '../pages/second-factor-pages.ts';
import type { IdentityParts } from '../parts.ts';
import { finishPassed, firstPassed, type PassedHere } from './first-passed.ts';
import { RECOVERY_CODES, SET_UP, type SettingUp, shownSettingUp, turnOn } from './setting-up.ts';

const codeForm = z.strictObject({ csrf: z.string(), code: z.string() });
const goOnForm = z.strictObject({ csrf: z.string() });

function inSignIn({ account, interaction }: PassedHere): SettingUp {
  const { uid, csrf, sessionUid } = interaction;
  const at = secondFactorAt(uid);
  const goOn = toSignIn(`${at}/${RECOVERY_CODES}`, csrf);
  return { account, at, csrf, place: uid, keepSession: sessionUid, isRequired: true, goOn };
}

async function confirm(parts: IdentityParts, exchange: Exchange) {
  const { interaction, form } = await openForm(parts, exchange, codeForm);
  const here = await firstPassed(parts, interaction);
  if ('elsewhere' in here) return exchange.reply.redirect(here.elsewhere, 303);
  return turnOn(parts, exchange, inSignIn(here), form.code);
}

/** Whoever sees the recovery codes has just shown the second factor: it is not asked for again. */
async function goOn(parts: IdentityParts, exchange: Exchange) {
  const { interaction } = await openForm(parts, exchange, goOnForm);
  const here = await firstPassed(parts, interaction);
  if ('elsewhere' in here) return exchange.reply.redirect(here.elsewhere, 303);
  const { account, at, place } = inSignIn(here);
  const factor = await parts.factors.shownAfter(account.id, place);
  return factor === null ? exchange.reply.redirect(at, 303) : finishPassed(parts, exchange, here, 'otp');
}

/** Of whoever must have a second factor, in the middle of their sign-in. */
export function signInSetUpRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  const path = secondFactorAt(':uid');
  for (const [name, answer] of shownSettingUp) {
    app.get(`${path}/${name}`, { config }, async (request, reply) => {
      const here = await firstPassed(parts, await openInteraction(parts, request, reply));
      if ('elsewhere' in here) return reply.redirect(here.elsewhere, 303);
      return answer(parts, { request, reply }, inSignIn(here));
    });
  }
  app.post(`${path}/${SET_UP}`, { config }, (request, reply) => confirm(parts, { request, reply }));
  app.post(`${path}/${RECOVERY_CODES}`, { config }, (request, reply) => goOn(parts, { request, reply }));
}
