import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { StoredAccount } from '../accounts/account-store.ts';
import { openByClaims } from '../accounts/open-by-claims.ts';
import type { Exchange } from '../interaction/finish.ts';
import { type OpenInteraction, openInteraction } from '../interaction/open-interaction.ts';
import { sendFaults, sendPage } from '../interaction/send-page.ts';
import type { FormFaults } from '../pages/fields.ts';
import { errorPage } from '../pages/provider-pages.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { socialTexts, texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import { passFirstFactor } from '../second-factor/pass-first.ts';
import type { IdTokenClaims } from '../tokens/id-token.ts';
import type { SocialClient } from './social-client.ts';
import { clientOf } from './social-client-of.ts';

/** One of each: a repeated parameter is refused. */
const returned = z.object({ state: z.string().max(512) });

/** Everything after the question mark, as the provider sent it. */
function queryOf({ request }: Exchange): URLSearchParams {
  return new URL(request.url, 'http://self.invalid').searchParams;
}

function stateOf({ request }: Exchange): string | null {
  const parsed = returned.safeParse(request.query);
  return parsed.success ? parsed.data.state : null;
}

/** A state that is unknown, used, too old, or another browser's: nothing is said about which. */
function sendLost(reply: FastifyReply): FastifyReply {
  return sendPage(reply, errorPage('session-not-found', texts.lost), 400);
}

async function begin(parts: IdentityParts, exchange: Exchange) {
  const { uid: interactionId } = await openInteraction(parts, exchange.request, exchange.reply);
  const client = clientOf(parts, exchange.request);
  const attempt = await parts.social.attempts.begin({ interactionId, provider: client.id });
  return exchange.reply.redirect((await client.authorization(attempt)).href, 303);
}

/**
 * The provider sends everybody to this one address. The interaction's cookie reaches only the interaction's own path, so the
 * browser is sent on there: whoever cannot show the cookie did not begin this sign-in.
 */
async function callback(parts: IdentityParts, exchange: Exchange) {
  const client = clientOf(parts, exchange.request);
  const state = stateOf(exchange);
  const uid = state === null ? null : await parts.social.attempts.interactionOf(state, client.id);
  if (uid === null) return sendLost(exchange.reply);
  return exchange.reply.redirect(`/identity/interaction/${uid}/social/${client.id}/return?${queryOf(exchange)}`, 303);
}

type Arrival = { readonly interaction: OpenInteraction; readonly client: SocialClient };

function sendBack(parts: IdentityParts, { reply }: Exchange, { interaction }: Arrival, faults: FormFaults, email = '') {
  const form = { email: email || interaction.loginHint, keep: true, social: parts.social.clients };
  return sendFaults(reply, (shown) => signInPage(interaction, form, shown), faults);
}

async function arrive(parts: IdentityParts, exchange: Exchange, arrival: Arrival, account: StoredAccount) {
  if (account.disabled) return sendBack(parts, exchange, arrival, { note: socialTexts.disabled });
  const { interaction } = arrival;
  return passFirstFactor(parts, exchange, { interaction, account, remember: true, by: 'social' });
}

/** Whoever is known signs in; whoever is new gets an account; whose address is known already shows first that it is theirs. */
async function welcome(parts: IdentityParts, exchange: Exchange, arrival: Arrival, claims: IdTokenClaims) {
  const { store, social } = parts;
  const { name } = arrival.client;
  const { issuer, subject } = claims;
  const linked = await store.bySubject(issuer, subject);
  if (linked !== null) return arrive(parts, exchange, arrival, linked);
  const opened = await openByClaims(parts, claims);
  if (opened.kind === 'opened') return arrive(parts, exchange, arrival, opened.account);
  if (opened.kind === 'unverified') return sendBack(parts, exchange, arrival, { note: socialTexts.unverified(name) });
  if (opened.account !== null) {
    await social.waiting.put(arrival.interaction.uid, { issuer, subject, accountId: opened.account.id });
  }
  const known = { title: socialTexts.knownTitle, note: socialTexts.known(name) };
  return sendBack(parts, exchange, arrival, known, claims.email ?? '');
}

async function comeBack(parts: IdentityParts, exchange: Exchange) {
  const interaction = await openInteraction(parts, exchange.request, exchange.reply);
  const client = clientOf(parts, exchange.request);
  const state = stateOf(exchange);
  const belonging = { interactionId: interaction.uid, provider: client.id };
  const proof = state === null ? null : await parts.social.attempts.take(state, belonging);
  if (state === null || proof === null) return sendLost(exchange.reply);
  const arrival = { interaction, client };
  const outcome = await client.redeem(queryOf(exchange), { ...proof, state });
  switch (outcome.kind) {
    case 'proven':
      return welcome(parts, exchange, arrival, outcome.claims);
    case 'declined':
      return sendBack(parts, exchange, arrival, { note: socialTexts.declined(client.name) });
    case 'unproven':
      exchange.request.log.warn({ err: outcome.cause, provider: client.id }, 'a social sign-in did not hold');
      return sendBack(parts, exchange, arrival, { note: socialTexts.unproven(client.name) });
  }
}

/** Signing in at a social provider, and coming back from it. */
export function socialRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  const path = '/identity/interaction/:uid/social/:provider';
  app.get(path, { config }, (request, reply) => begin(parts, { request, reply }));
  app.get(`${path}/return`, { config }, (request, reply) => comeBack(parts, { request, reply }));
  app.get('/identity/social/:provider/callback', { config }, (request, reply) => callback(parts, { request, reply }));
}
