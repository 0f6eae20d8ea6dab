import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { signOutEverywhere } from '../accounts/replace-password.ts';
import { mails } from '../codes/mails.ts';
import { leadToChanged } from '../interaction/changed.route.ts';
import type { Exchange } from '../interaction/finish.ts';
import { passwordPageOf } from '../interaction/password.route.ts';
import { sendFaults } from '../interaction/send-page.ts';
import { ownForm } from '../interaction/signed-in.ts';
import { socialTexts as texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import { clientOf } from './social-client-of.ts';

const unlinkForm = z.strictObject({ csrf: z.string() });

/** Takes a way to sign in off the account, unless it is the last one; whoever came in by it elsewhere is signed out. */
async function unlink(parts: IdentityParts, exchange: Exchange) {
  const { request, reply } = exchange;
  const found = await ownForm(parts, request, unlinkForm);
  const { session, account } = found;
  const { id, name, issuer } = clientOf(parts, request);
  const unlinking = await parts.store.unlinkIssuer(account.id, issuer);
  if (unlinking === 'last-way') {
    return sendFaults(reply, await passwordPageOf(parts, found), { note: texts.lastWay(name) });
  }
  if (unlinking === 'unlinked') {
    await signOutEverywhere(parts, account.id, session.uid);
    parts.postbox.post(mails.socialUnlinked(account.email, name));
  }
  return leadToChanged(reply, { unlinked: id });
}

export function unlinkRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  app.post('/identity/social/:provider/unlink', { config }, (request, reply) => unlink(parts, { request, reply }));
}
