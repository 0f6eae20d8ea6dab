import { parseOrRefuse } from '@meikan/platform';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { changedPage } from '../pages/account-pages.ts';
import { emailChanged } from '../pages/email-pages.ts';
import type { Html } from '../pages/html.ts';
import { secondFactorTexts } from '../pages/second-factor-texts.ts';
import { socialTexts, texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import { clientById } from '../social/social-client-of.ts';
import { sendPage } from './send-page.ts';
import { ownerHere, type SignedInHere } from './signed-in.ts';

const CHANGED_ROUTE = '/identity/changed';

const change = z.union([
  z.object({ what: z.enum(['password', 'email', 'second-factor-off']) }),
  z.object({ unlinked: z.string() }),
]);
type Change = z.output<typeof change>;

function told(parts: IdentityParts, { account }: SignedInHere, done: Change): string | Html {
  if ('unlinked' in done) return socialTexts.unlinked(clientById(parts, done.unlinked).name);
  switch (done.what) {
    case 'email':
      return emailChanged(account.email);
    case 'password':
      return texts.passwordChanged;
    case 'second-factor-off':
      return secondFactorTexts.offDone;
  }
}

/** Leads to the page that says what was changed: a page of its own, so that Back and a reload send no form again. */
export function leadToChanged(reply: FastifyReply, done: Change): FastifyReply {
  return reply.redirect(`${CHANGED_ROUTE}?${new URLSearchParams(done)}`, 303);
}

export function changedRoutes(app: FastifyInstance, parts: IdentityParts): void {
  app.get(CHANGED_ROUTE, { config: { rule: 'anyone' } }, async (request, reply) => {
    const here = await ownerHere(parts, request);
    const done = parseOrRefuse(change, request.query, 'not-found');
    return sendPage(reply, changedPage(told(parts, here, done)));
  });
}
