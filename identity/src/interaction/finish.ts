import type { AccountId } from '@meikan/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mails } from '../codes/mails.ts';
import type { IdentityParts } from '../parts.ts';
import { browserSession } from '../provider/browser-session.ts';
import { rememberDevice } from './known-device.ts';
import type { FirstFactor, OpenInteraction } from './open-interaction.ts';

export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Somebody whose sign-in is over; `by`: the factors that they showed. */
type SignedIn = {
  readonly interaction: OpenInteraction;
  readonly accountId: AccountId;
  readonly remember: boolean;
  readonly by: readonly [FirstFactor] | readonly [FirstFactor, 'otp'];
};

/** Whoever came from a social provider before and has now shown that the account is theirs signs in there from now on. */
async function linkWaiting(parts: IdentityParts, { interaction, accountId }: SignedIn): Promise<void> {
  const { social, store, postbox } = parts;
  const link = await social.waiting.take(interaction.uid, accountId);
  if (link === null) return;
  await store.linkSubject(link.issuer, link.subject, accountId);
  const [account, client] = [await store.byId(accountId), social.clients.find(({ issuer }) => issuer === link.issuer)];
  if (account !== null && client !== undefined) postbox.post(mails.socialLinked(account.email, client.name));
}

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

/** Ends the interaction, once all that was to be shown is: the browser is signed in and goes back to whoever sent it. */
export async function finishSignIn(
  parts: IdentityParts,
  exchange: Exchange,
  signedIn: SignedIn,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const { interaction, accountId, remember, by } = signedIn;
  await linkWaiting(parts, signedIn);
  await endOthersSession(parts, exchange, accountId);
  const login = { accountId, remember, amr: [...by] };
  const result = interaction.prompt === 'create' ? { login, create: {} } : { login };
  const back = await parts.provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  });
  rememberDevice(parts, reply, accountId);
  return reply.redirect(back, 303);
}
