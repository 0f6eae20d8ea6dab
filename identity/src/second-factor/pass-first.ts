import type { FastifyReply } from 'fastify';
import type { StoredAccount } from '../accounts/account-store.ts';
import { type Exchange, finishSignIn } from '../interaction/finish.ts';
import { type FirstFactor, type OpenInteraction, secondFactorAt } from '../interaction/open-interaction.ts';
import type { IdentityParts } from '../parts.ts';
import { neededOf } from './needed.ts';

type FirstShown = {
  readonly interaction: OpenInteraction;
  readonly account: StoredAccount;
  readonly remember: boolean;
  /** By password unless told. */
  readonly by?: FirstFactor;
};

/** Somebody has shown the first factor: they are signed in, or led on to the second one. Until then they are nobody. */
export async function passFirstFactor(
  parts: IdentityParts,
  exchange: Exchange,
  { interaction, account, remember, by = 'pwd' }: FirstShown,
): Promise<FastifyReply> {
  const { id: accountId } = account;
  if (neededOf(parts, account) === null) {
    return finishSignIn(parts, exchange, { interaction, accountId, remember, by: [by] });
  }
  const passed = { accountId, remember, by, at: parts.clock.now().getTime() };
  const { request, reply } = exchange;
  // Nobody is signed in by a result without `login`; whoever goes on to the provider by hand begins again.
  await parts.provider.interactionResult(request.raw, reply.raw, { passed }, { mergeWithLastSubmission: false });
  return reply.redirect(secondFactorAt(interaction.uid), 303);
}
