import { parseOrRefuse } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { signOutEverywhere } from '../accounts/replace-password.ts';
import { mails } from '../codes/mails.ts';
import { checkCsrf } from '../interaction/csrf.ts';
import type { Exchange } from '../interaction/finish.ts';
import { passwordPageOf } from '../interaction/password.route.ts';
import { sendFaults, sendPage } from '../interaction/send-page.ts';
import { signedInHere } from '../interaction/signed-in.ts';
import { changedPage, signInNeededPage } from '../pages/password-page.ts';
import { socialTexts as texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import { clientOf } from './social-client-of.ts';

const unlinkForm = z.strictObject({ csrf: z.string() });

/** Takes a way to sign in off the account, unless it is the last one; whoever came in by it elsewhere is signed out. */
async function unlink(parts: IdentityParts, exchange: Exchange) {
  const { request, reply } = exchange;
  const found = await signedInHere(parts, request);
  if (found === null) return sendPage(reply, signInNeededPage(), 401);
  const { session, account } = found;
  const { csrf } = parseOrRefuse(unlinkForm, request.body, 'invalid');
  checkCsrf(parts.pepper, session.uid, csrf);
  const { name, issuer } = clientOf(parts, request);
  const unlinking = await parts.store.unlinkIssuer(account.id, issuer);
  if (unlinking === 'last-way') {
    return sendFaults(reply, await passwordPageOf(parts, found), { note: texts.lastWay(name) });
  }
  if (unlinking === 'unlinked') {
    await signOutEverywhere(parts, account.id, session.uid);
    parts.postbox.post(mails.socialUnlinked(account.email, name));
  }
  return sendPage(reply, changedPage(texts.unlinked(name)));
}

export function unlinkRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  app.post('/identity/social/:provider/unlink', { config }, (request, reply) => unlink(parts, { request, reply }));
}
