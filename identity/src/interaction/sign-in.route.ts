import { networkOf } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { StoredAccount } from '../accounts/account-store.ts';
import { emailKey, parseEmail } from '../accounts/email-address.ts';
import { LONGEST_PASSWORD } from '../accounts/password-policy.ts';
import type { FormFaults } from '../pages/fields.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import { passFirstFactor } from '../second-factor/pass-first.ts';
import type { Counter } from '../throttle/throttle.ts';
import type { Exchange } from './finish.ts';
import { knownDevice } from './known-device.ts';
import { openForm, openInteraction } from './open-interaction.ts';
import { sendFaults, sendPage, sendWait } from './send-page.ts';

const signInForm = z.strictObject({
  csrf: z.string(),
  email: z.string(),
  password: z.string(),
  keep: z.literal('on').optional(),
});

type Attempt = { readonly account: StoredAccount | null; readonly own: Counter; readonly network: Counter };

/** Unknown addresses are counted like known ones, so that the counters tell nothing either. */
async function attemptOf(parts: IdentityParts, { request }: Exchange, typed: string): Promise<Attempt> {
  const { limits, pepper, store } = parts;
  const key = emailKey(parseEmail(typed) ?? typed.slice(0, 512), pepper);
  const account = await store.byEmailKey(key);
  const device = account === null ? null : knownDevice(parts, request, account.id);
  return {
    account,
    own:
      device === null
        ? { limit: limits.passwordPerAccount, subject: key }
        : { limit: limits.passwordPerDevice, subject: `${key}.${device}` },
    network: { limit: limits.passwordPerIp, subject: networkOf(request.ip) },
  };
}

/** The same work for everybody: an argon2id hash, whoever is or is not there. */
async function passwordFits({ hasher }: IdentityParts, account: StoredAccount | null, password: string) {
  const able = account === null || account.disabled || password.length > LONGEST_PASSWORD ? null : account;
  const fits = await hasher.verify(password.slice(0, LONGEST_PASSWORD), able?.passwordHash ?? null);
  return fits ? able : null;
}

async function signIn(parts: IdentityParts, exchange: Exchange) {
  const { interaction, form } = await openForm(parts, exchange, signInForm);
  const { email, password, keep } = form;
  const shown = { email, keep: keep !== undefined, social: parts.social.clients };
  const page = (faults: FormFaults) => signInPage(interaction, shown, faults);
  const { account, own, network } = await attemptOf(parts, exchange, email);
  const { throttle } = parts;
  for (const allowance of [await throttle.check(network), await throttle.take(own)]) {
    if (!allowance.allowed) return sendWait(exchange.reply, page, allowance.retryAfter);
  }
  const found = await passwordFits(parts, account, password);
  if (found === null) {
    await throttle.take(network);
    return sendFaults(exchange.reply, page, { note: texts.signInWrong });
  }
  await throttle.clear(own);
  return passFirstFactor(parts, exchange, { interaction, account: found, remember: keep !== undefined });
}

/** The entrance of every interaction, and its sign-in form. */
export function signInRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  app.get('/identity/interaction/:uid', { config }, async (request, reply) => {
    const { uid, prompt } = await openInteraction(parts, request, reply);
    return reply.redirect(`/identity/interaction/${uid}/${prompt === 'create' ? 'sign-up' : 'sign-in'}`, 303);
  });
  app.get('/identity/interaction/:uid/sign-in', { config }, async (request, reply) => {
    const interaction = await openInteraction(parts, request, reply);
    return sendPage(
      reply,
      signInPage(interaction, { email: interaction.loginHint, keep: true, social: parts.social.clients }),
    );
  });
  app.post('/identity/interaction/:uid/sign-in', { config }, (request, reply) => signIn(parts, { request, reply }));
}
