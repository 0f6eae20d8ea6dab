import type { FastifyReply } from 'fastify';
import type { StoredAccount } from '../accounts/account-store.ts';
import { type Exchange, finishSignIn } from '../interaction/finish.ts';
import type { OpenInteraction, PassedFirst } from '../interaction/open-interaction.ts';
import type { IdentityParts } from '../parts.ts';

/** Somebody who has shown the first factor in this sign-in. */
export type PassedHere = {
  readonly interaction: OpenInteraction;
  readonly passed: PassedFirst;
  readonly account: StoredAccount;
};

/** Whoever has not, or too long ago, goes where the sign-in stands: in the end to its beginning. */
export async function firstPassed(
  { store }: Pick<IdentityParts, 'store'>,
  interaction: OpenInteraction,
): Promise<PassedHere | { readonly elsewhere: string }> {
  const { passed, onward, uid } = interaction;
  const signIn = `/identity/interaction/${uid}/sign-in`;
  if (passed === null) return { elsewhere: onward ?? signIn };
  const account = await store.byId(passed.accountId);
  return account === null || account.disabled ? { elsewhere: signIn } : { interaction, passed, account };
}

/** Ends the sign-in; `second`: what was shown besides. */
export function finishPassed(
  parts: IdentityParts,
  exchange: Exchange,
  { interaction, passed }: PassedHere,
  second: 'otp' | null,
): Promise<FastifyReply> {
  const { accountId, remember, by } = passed;
  return finishSignIn(parts, exchange, { interaction, accountId, remember, by: second === null ? [by] : [by, second] });
}
