import type { FastifyReply } from 'fastify';
import type { StoredAccount } from '../accounts/account-store.ts';
import type { Exchange } from '../interaction/finish.ts';
import { sendFaults, sendPage } from '../interaction/send-page.ts';
import type { FormFaults } from '../pages/fields.ts';
import type { Html } from '../pages/html.ts';
import { recoveryCodesPage, setUpPage } from '../pages/second-factor-pages.ts';
import { recoveryFile, secondFactorTexts as texts } from '../pages/second-factor-texts.ts';
import type { IdentityParts } from '../parts.ts';
import type { Factor, Place } from './factor-store.ts';
import { shownRecoveryCode } from './recovery-codes.ts';
import { turnOnSecondFactor } from './second-factor.ts';

/** Somebody who sets a second factor up: in their account, or in a sign-in that cannot go on without. */
export type SettingUp = {
  readonly account: StoredAccount;
  readonly place: Place;
  readonly csrf: string;
  /** What the addresses begin with; whatever is not shown here (any more) leads back there. */
  readonly at: string;
  readonly keepSession: string | undefined;
  readonly isRequired: boolean;
  /** What leads on from the recovery codes. */
  readonly goOn: Html;
};

export const SET_UP = 'set-up';
export const RECOVERY_CODES = 'recovery-codes';

function setUpOf({ account, at, csrf, isRequired }: SettingUp, secret: Buffer) {
  const form = { at: `${at}/${SET_UP}`, csrf, email: account.email, secret, isRequired };
  return (faults: FormFaults = {}) => setUpPage(form, faults);
}

type Answer = (parts: IdentityParts, exchange: Exchange, here: SettingUp) => Promise<FastifyReply>;

const showSecret: Answer = async ({ factors }, { reply }, here) => {
  const secret = await factors.shownBefore(here.account.id, here.place);
  return secret === null ? reply.redirect(here.at, 303) : sendPage(reply, setUpOf(here, secret)());
};

/** By the code that the app shows: from then on one is asked for. */
export async function turnOn(
  parts: IdentityParts,
  { reply }: Exchange,
  here: SettingUp,
  typed: string,
): Promise<FastifyReply> {
  const { account, at, place, keepSession } = here;
  const secret = await parts.factors.shownBefore(account.id, place);
  const outcome = await turnOnSecondFactor(parts, account, { place, typed, keepSession });
  if (outcome === 'on') return reply.redirect(`${at}/${RECOVERY_CODES}`, 303);
  if (outcome === 'gone' || secret === null) return reply.redirect(at, 303);
  return sendFaults(reply, setUpOf(here, secret), { fields: { code: texts.codeWrong } });
}

const withCodes =
  (answer: (reply: FastifyReply, here: SettingUp, factor: Factor) => FastifyReply): Answer =>
  async ({ factors }, { reply }, here) => {
    const factor = await factors.shownAfter(here.account.id, here.place);
    return factor === null ? reply.redirect(here.at, 303) : answer(reply, here, factor);
  };

const showCodes = withCodes((reply, { at, goOn }, { recoveryCodes }) =>
  sendPage(reply, recoveryCodesPage({ codes: recoveryCodes, at: `${at}/${RECOVERY_CODES}`, goOn })),
);

const sendCodes = withCodes((reply, { account }, { recoveryCodes }) =>
  reply
    .type('text/plain; charset=utf-8')
    .header('content-disposition', 'attachment; filename="meikan-recovery-codes.txt"')
    .send(recoveryFile(account.email, recoveryCodes.map(shownRecoveryCode))),
);

/** What is shown on the way, by the end of its address. */
export const shownSettingUp: readonly (readonly [string, Answer])[] = [
  [SET_UP, showSecret],
  [RECOVERY_CODES, showCodes],
  [`${RECOVERY_CODES}.txt`, sendCodes],
];
