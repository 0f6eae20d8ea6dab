import { ProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { StoredAccount } from '../accounts/account-store.ts';
import { LONGEST_PASSWORD, passwordFault, passwordRules } from '../accounts/password-policy.ts';
import { replacePassword } from '../accounts/replace-password.ts';
import type { FormFaults } from '../pages/fields.ts';
import { PASSWORD_ROUTE, passwordChangedPage, passwordPage, signInNeededPage } from '../pages/password-page.ts';
import { texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import { browserSession } from '../provider/browser-session.ts';
import { checkCsrf, csrfToken } from './csrf.ts';
import type { Exchange } from './finish.ts';
import { sendFaults, sendPage, sendWait } from './send-page.ts';

const passwordForm = z.strictObject({ csrf: z.string(), current: z.string(), password: z.string() });

async function signedIn(parts: IdentityParts, { request }: Exchange) {
  const session = await browserSession(parts.provider, request.raw);
  const account = session === null ? null : await parts.store.byId(session.accountId);
  return session === null || account === null || account.disabled ? null : { session, account };
}

async function isCurrent({ hasher }: IdentityParts, account: StoredAccount, typed: string): Promise<boolean> {
  return typed.length <= LONGEST_PASSWORD && hasher.verify(typed, account.passwordHash);
}

async function changePassword(parts: IdentityParts, exchange: Exchange) {
  const found = await signedIn(parts, exchange);
  if (found === null) return sendPage(exchange.reply, signInNeededPage(), 401);
  const { session, account } = found;
  const parsed = passwordForm.safeParse(exchange.request.body);
  if (!parsed.success) throw new ProblemError({ code: 'invalid', cause: parsed.error });
  const { csrf, current, password } = parsed.data;
  checkCsrf(parts.pepper, session.uid, csrf);
  const page = (faults: FormFaults) =>
    passwordPage({ csrf, email: account.email, rules: passwordRules(password) }, faults);
  const { throttle, limits } = parts;
  const own = { limit: limits.passwordPerDevice, subject: `${account.id}.${session.uid}` };
  const allowance = await throttle.take(own);
  if (!allowance.allowed) return sendWait(exchange.reply, page, allowance.retryAfter);
  if (!(await isCurrent(parts, account, current))) {
    return sendFaults(exchange.reply, page, { note: texts.oldPasswordWrong });
  }
  const fault = passwordFault(password, [account.name, account.email.split('@')[0] ?? '']);
  if (fault !== null) {
    return sendFaults(exchange.reply, page, { note: texts.changeFailed, fields: { password: fault } });
  }
  await throttle.clear(own);
  await replacePassword(parts, account, { password, how: 'changed', keepSession: session.uid });
  return sendPage(exchange.reply, passwordChangedPage());
}

/** For whoever is signed in at the provider in this browser. */
export function passwordRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  app.get(PASSWORD_ROUTE, { config }, async (request, reply) => {
    const found = await signedIn(parts, { request, reply });
    if (found === null) return sendPage(reply, signInNeededPage(), 401);
    const csrf = csrfToken(parts.pepper, found.session.uid);
    return sendPage(reply, passwordPage({ csrf, email: found.account.email, rules: passwordRules('') }));
  });
  app.post(PASSWORD_ROUTE, { config }, (request, reply) => changePassword(parts, { request, reply }));
}
