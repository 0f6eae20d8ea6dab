import type { AccountId } from '@meikan/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityParts } from '../parts.ts';
import { browserSession } from '../provider/browser-session.ts';
import { rememberDevice } from './known-device.ts';
import type { OpenInteraction } from './open-interaction.ts';

export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

type SignedIn = {
  readonly interaction: OpenInteraction;
  readonly accountId: AccountId;
  readonly remember: boolean;
};

/**
 * Somebody else was signed in here: their session ends first. The provider would do it with a page that submits itself
 * by script, and our pages work without.
 */
async function endOthersSession(
  { provider }: IdentityParts,
  { request, reply }: Exchange,
  accountId: AccountId,
): Promise<void> {
  const session = await browserSession(provider, request.raw);
  if (session === null || session.accountId === accountId) return;
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  interaction.session = undefined;
  await interaction.persist();
  await session.end();
}

/** Ends the interaction: the browser is signed in and goes back to whoever sent it. */
export async function finishSignIn(
  parts: IdentityParts,
  exchange: Exchange,
  { interaction, accountId, remember }: SignedIn,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  await endOthersSession(parts, exchange, accountId);
  const login = { accountId, remember, amr: ['pwd'] };
  const result = interaction.prompt === 'create' ? { login, create: {} } : { login };
  const back = await parts.provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  });
  rememberDevice(parts, reply, accountId);
  return reply.redirect(back, 303);
}
