import type { FastifyRequest } from 'fastify';
import type { StoredAccount } from '../accounts/account-store.ts';
import { signOutEverywhere } from '../accounts/replace-password.ts';
import { mails } from '../codes/mails.ts';
import { knownDevice } from '../interaction/known-device.ts';
import type { IdentityParts } from '../parts.ts';
import type { Counter } from '../throttle/throttle.ts';
import { stepOf } from './authenticator.ts';
import type { Factor, Place, Taking } from './factor-store.ts';
import { typedRecoveryCode } from './recovery-codes.ts';

/** What wrong codes are counted by: of a browser that signed in before apart, so that nobody can lock the owner out. */
export function codeCounter(parts: IdentityParts, request: FastifyRequest, { id }: StoredAccount): Counter {
  const device = knownDevice(parts, request, id);
  const { secondFactorPerAccount, secondFactorPerDevice } = parts.limits;
  return device === null
    ? { limit: secondFactorPerAccount, subject: id }
    : { limit: secondFactorPerDevice, subject: `${id}.${device}` };
}

/** A code as it was typed, and where. */
type Shown = { readonly typed: string; readonly place: Place };

/** Takes a code of the app, or a recovery code, of which its owner is told. Whoever asks counts the tries. */
export async function takeSecondFactor(
  parts: IdentityParts,
  account: StoredAccount,
  shown: Shown,
): Promise<Taking | 'wrong'> {
  const factor = await parts.factors.inForce(account.id);
  if (factor === null) return 'wrong';
  const step = stepOf(factor.secret, shown.typed, parts.clock.now());
  if (step !== null) return parts.factors.takeStep(account.id, step, shown.place);
  return takeRecoveryCode(parts, account, factor, shown);
}

async function takeRecoveryCode(
  { factors, postbox }: IdentityParts,
  { id, email }: StoredAccount,
  { recoveryCodes, recoverySeries, recoveryUsed }: Factor,
  { typed, place }: Shown,
): Promise<Taking | 'wrong'> {
  const index = recoveryCodes.indexOf(typedRecoveryCode(typed) ?? '');
  if (index === -1) return 'wrong';
  const taking = await factors.takeRecoveryCode(id, recoverySeries, index, place);
  const left = recoveryCodes.length - recoveryUsed.length - 1;
  if (taking === 'taken') postbox.post(mails.recoveryCodeUsed(email, left));
  return taking;
}

type SetUp = Shown & {
  /** The browser session that goes on. */
  readonly keepSession: string | undefined;
};

/**
 * Puts the app into force that was set up at this place, by a code that it shows; all other sessions end, since they began without one. May be
 * repeated where it was cut off. Answers `gone` where nothing is set up here (any more).
 */
export async function turnOnSecondFactor(
  parts: IdentityParts,
  account: StoredAccount,
  { place, typed, keepSession }: SetUp,
): Promise<'on' | 'wrong' | 'gone'> {
  const { factors, commands, clock, postbox } = parts;
  const { id, email } = account;
  const secret = await factors.shownBefore(id, place);
  if (secret !== null) {
    const step = stepOf(secret, typed, clock.now());
    if (step === null) return 'wrong';
    await commands.send(id, { type: 'turn-second-factor-on', data: { at: commands.now() } });
    if (await factors.turnOn(id, place, step)) postbox.post(mails.secondFactorOn(email));
  }
  if ((await factors.shownAfter(id, place)) === null) return 'gone';
  await signOutEverywhere(parts, id, keepSession);
  return 'on';
}

/** From now on the password alone signs in. */
export async function turnOffSecondFactor(
  { factors, commands, postbox }: Pick<IdentityParts, 'factors' | 'commands' | 'postbox'>,
  { id, email }: StoredAccount,
  by: 'owner' | 'operator',
): Promise<void> {
  await commands.send(id, { type: 'turn-second-factor-off', data: { by, at: commands.now() } });
  await factors.turnOff(id);
  postbox.post(mails.secondFactorOff(email, by));
}
