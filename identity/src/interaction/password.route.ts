import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isPasswordOf } from '../accounts/is-password-of.ts';
import { passwordFault, passwordRules } from '../accounts/password-policy.ts';
import { replacePassword } from '../accounts/replace-password.ts';
import type { FormFaults } from '../pages/fields.ts';
import { PASSWORD_ROUTE, passwordPage } from '../pages/password-page.ts';
import { texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import { leadToChanged } from './changed.route.ts';
import { csrfToken } from './csrf.ts';
import type { Exchange } from './finish.ts';
import { sendFaults, sendPage, sendWait } from './send-page.ts';
import { ownerHere, ownForm, ownSubject, type SignedInHere } from './signed-in.ts';

const passwordForm = z.strictObject({ csrf: z.string(), current: z.string(), password: z.string() });

/** The page of whoever is signed in: the form for the password, and where else they can sign in. */
export async function passwordPageOf(parts: IdentityParts, { session, account }: SignedInHere, typed = '') {
  const linked = await parts.store.linkedIssuers(account.id);
  const links = parts.social.clients.map(({ id, name, issuer }) => ({ id, name, linked: linked.includes(issuer) }));
  const form = {
    csrf: csrfToken(parts.pepper, session.uid),
    email: account.email,
    rules: passwordRules(typed),
    hasPassword: account.passwordHash !== null,
    links,
  };
  return (faults: FormFaults = {}) => passwordPage(form, faults);
}

async function changePassword(parts: IdentityParts, exchange: Exchange) {
  const found = await ownForm(parts, exchange.request, passwordForm);
  const { session, account, form } = found;
  const { current, password } = form;
  const page = await passwordPageOf(parts, found, password);
  const { throttle, limits } = parts;
  const own = { limit: limits.passwordPerDevice, subject: ownSubject(found) };
  const allowance = await throttle.take(own);
  if (!allowance.allowed) return sendWait(exchange.reply, page, allowance.retryAfter);
  if (!(await isPasswordOf(parts, account, current))) {
    // The form, sent twice, may find its own new password: that too is a guess at the present one, and counts as one.
    const isDone = (await throttle.take(own)).allowed && (await isPasswordOf(parts, account, password));
    if (isDone) return leadToChanged(exchange.reply, { what: 'password' });
    return sendFaults(exchange.reply, page, { note: texts.oldPasswordWrong });
  }
  const fault = passwordFault(password, [account.name, account.email.split('@')[0] ?? '']);
  if (fault !== null) {
    return sendFaults(exchange.reply, page, { note: texts.changeFailed, fields: { password: fault } });
  }
  await throttle.clear(own);
  const isFirst = await replacePassword(parts, account, { password, how: 'changed', keepSession: session.uid });
  const now = isFirst ? null : await parts.store.byId(account.id);
  if (now !== null && !(await isPasswordOf(parts, now, password))) {
    return sendFaults(exchange.reply, page, { note: texts.oldPasswordWrong });
  }
  return leadToChanged(exchange.reply, { what: 'password' });
}

/** For whoever is signed in at the provider in this browser. */
export function passwordRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  app.get(PASSWORD_ROUTE, { config }, async (request, reply) => {
    const page = await passwordPageOf(parts, await ownerHere(parts, request));
    return sendPage(reply, page());
  });
  app.post(PASSWORD_ROUTE, { config }, (request, reply) => changePassword(parts, { request, reply }));
}
