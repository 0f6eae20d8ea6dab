import type { AccountId } from '@meikan/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityParts } from '../parts.ts';
import { rememberDevice } from './known-device.ts';
import type { OpenInteraction } from './open-interaction.ts';

export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Ends the interaction: the browser is signed in and goes back to whoever sent it. */
export async function finishSignIn(
  parts: IdentityParts,
  { request, reply }: Exchange,
  {
    interaction,
    accountId,
    remember,
  }: {
    readonly interaction: OpenInteraction;
    readonly accountId: AccountId;
    readonly remember: boolean;
  },
): Promise<FastifyReply> {
  const login = { accountId, remember, amr: ['pwd'] };
  const result = interaction.prompt === 'create' ? { login, create: {} } : { login };
  const back = await parts.provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  });
  rememberDevice(parts, { request, reply }, accountId);
  return reply.redirect(back, 303);
}
