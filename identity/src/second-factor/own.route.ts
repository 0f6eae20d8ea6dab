import { networkOf } from '@meikan/platform';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { mails } from '../codes/mails.ts';
import { leadToChanged } from '../interaction/changed.route.ts';
import { csrfToken } from '../interaction/csrf.ts';
import type { Exchange } from '../interaction/finish.ts';
import { refusePassword } from '../interaction/own-password.ts';
import { sendFaults, sendPage, sendWait } from '../interaction/send-page.ts';
import { ownerHere, ownForm, type SignedInHere } from '../interaction/signed-in.ts';
import type { FormFaults } from '../pages/fields.ts';
import {
  beginPage,
  type ConfirmPage,
  inForcePage,
  RENEW_ROUTE,
  renewPage,
  SECOND_FACTOR_ROUTE,
  TURN_OFF_ROUTE,
  turnOffPage,
} from '../pages/own-second-factor-pages.ts';
import { secondFactorTexts as texts } from '../pages/second-factor-texts.ts';
import type { IdentityParts } from '../parts.ts';
import { isRequired } from './needed.ts';
import { codeCounter, takeSecondFactor, turnOffSecondFactor } from './second-factor.ts';
import { RECOVERY_CODES, SET_UP } from './setting-up.ts';

const beginForm = z.strictObject({ csrf: z.string(), current: z.string() });
const confirmForm = z.strictObject({ csrf: z.string(), current: z.string(), code: z.string() });

const JAPAN = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'long' });

function formOf({ pepper }: IdentityParts, { account, session }: SignedInHere) {
  return { csrf: csrfToken(pepper, session.uid), email: account.email, hasPassword: account.passwordHash !== null };
}

async function show(parts: IdentityParts, { request, reply }: Exchange): Promise<FastifyReply> {
  const here = await ownerHere(parts, request);
  const { account } = here;
  const factor = await parts.factors.inForce(account.id);
  if (factor === null || account.secondFactorSince === null) return sendPage(reply, beginPage(formOf(parts, here)));
  const page = inForcePage({
    since: JAPAN.format(account.secondFactorSince),
    codesLeft: factor.recoveryCodes.length - factor.recoveryUsed.length,
    isRequired: isRequired(parts.settings, account),
  });
  return sendPage(reply, page);
}

/** By the password: a browser that was left open must not lock its owner out. */
async function begin(parts: IdentityParts, { request, reply }: Exchange): Promise<FastifyReply> {
  const here = await ownForm(parts, request, beginForm);
  const page = (faults: FormFaults) => beginPage(formOf(parts, here), faults);
  const refused = await refusePassword(parts, reply, here, page);
  if (refused !== null) return refused;
  await parts.factors.begin(here.account.id, here.session.uid);
  return reply.redirect(`${SECOND_FACTOR_ROUTE}/${SET_UP}`, 303);
}

type Confirmed = {
  readonly page: ConfirmPage;
  isAllowed(parts: IdentityParts, here: SignedInHere): boolean;
  /** Where the form leads, also one that was sent twice. */
  done(reply: FastifyReply): FastifyReply;
  act(parts: IdentityParts, here: SignedInHere): Promise<void>;
};

/** Ten other recovery codes, shown to whoever asked for them. */
const renewing: Confirmed = {
  page: renewPage,
  isAllowed: () => true,
  done: (reply) => reply.redirect(`${SECOND_FACTOR_ROUTE}/${RECOVERY_CODES}`, 303),
  async act({ factors, postbox }, { account, session }) {
    await factors.renewRecoveryCodes(account.id, session.uid);
    postbox.post(mails.recoveryCodesRenewed(account.email));
  },
};

const turningOff: Confirmed = {
  page: turnOffPage,
  isAllowed: ({ settings }, { account }) => !isRequired(settings, account),
  done: (reply) => leadToChanged(reply, { what: 'second-factor-off' }),
  act: (parts, { account }) => turnOffSecondFactor(parts, account, 'owner'),
};

/** What takes the password and a code: what protects an account is not taken off by a browser that was left open. */
async function confirm(parts: IdentityParts, { request, reply }: Exchange, confirmed: Confirmed) {
  const { page: pageOf, isAllowed, done, act } = confirmed;
  const here = await ownForm(parts, request, confirmForm);
  const { account, session, form } = here;
  if (!isAllowed(parts, here)) return reply.redirect(SECOND_FACTOR_ROUTE, 303);
  if (account.secondFactorSince === null) return done(reply);
  const page = (faults: FormFaults) => pageOf(formOf(parts, here), faults);
  const refused = await refusePassword(parts, reply, here, page);
  if (refused !== null) return refused;
  const { throttle, limits } = parts;
  const own = codeCounter(parts, request, account);
  const allowance = await throttle.take(own, { limit: limits.codePerIp, subject: networkOf(request.ip) });
  if (!allowance.allowed) return sendWait(reply, page, allowance.retryAfter);
  const taking = await takeSecondFactor(parts, account, { typed: form.code, place: session.uid });
  if (taking === 'wrong') return sendFaults(reply, page, { fields: { code: texts.eitherWrong } });
  if (taking === 'used') return sendFaults(reply, page, { fields: { code: texts.eitherUsed } });
  await throttle.clear(own);
  if (taking === 'taken') await act(parts, here);
  return done(reply);
}

function confirmRoutes(app: FastifyInstance, parts: IdentityParts, path: string, confirmed: Confirmed): void {
  const config = { rule: 'anyone' };
  app.get(path, { config }, async (request, reply) => {
    const here = await ownerHere(parts, request);
    const isPossible = here.account.secondFactorSince !== null && confirmed.isAllowed(parts, here);
    if (!isPossible) return reply.redirect(SECOND_FACTOR_ROUTE, 303);
    return sendPage(reply, confirmed.page(formOf(parts, here)));
  });
  app.post(path, { config }, (request, reply) => confirm(parts, { request, reply }, confirmed));
}

/** For whoever is signed in at the provider in this browser. */
export function ownFactorRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  app.get(SECOND_FACTOR_ROUTE, { config }, (request, reply) => show(parts, { request, reply }));
  app.post(SECOND_FACTOR_ROUTE, { config }, (request, reply) => begin(parts, { request, reply }));
  confirmRoutes(app, parts, RENEW_ROUTE, renewing);
  confirmRoutes(app, parts, TURN_OFF_ROUTE, turningOff);
}
