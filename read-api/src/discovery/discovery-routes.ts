import { limitByAddress, ProblemError, parseOrRefuse } from '@meikan/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Addresses } from '../pages/addresses.ts';
import type { Db } from '../route/read-route.ts';
import { noSuchPerson } from '../users/seen-person.ts';
import { atomFeed } from './atom.ts';
import { findFeedItems, findFeedOwner } from './feed-queries.ts';
import { robotsText } from './robots.ts';
import { sendDocument } from './send-document.ts';
import { KINDS, plainSitemap, sitemapIndex, sitemapOf } from './sitemap.ts';

type Place = { readonly db: Db; readonly addresses: Addresses };

const XML = 'application/xml';
const id = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
const stretch = z.strictObject({ after: id.default(''), upto: id.optional() });

/** What leads programs to the pages, and tells them what is new: robots.txt, the sitemap, and a feed of each person. */
export function discovery(app: FastifyInstance, { db, addresses }: Place): void {
  const anyone = { config: { rule: 'anyone' }, onRequest: limitByAddress(app, 'general') } as const;
  app.get('/robots.txt', anyone, (request, reply) =>
    sendDocument(request, reply, { type: 'text/plain', text: robotsText(addresses) }),
  );
  app.get('/sitemap.xml', anyone, async (request, reply) =>
    sendDocument(request, reply, { type: XML, text: await sitemapIndex(db, addresses) }),
  );
  app.get<{ Params: { part: string } }>('/sitemaps/:part', anyone, async (request, reply) =>
    sendDocument(request, reply, { type: XML, text: await partOf(request, { db, addresses }) }),
  );
  app.get<{ Params: { named: string } }>('/profile/:named/atom.xml', anyone, async (request, reply) => {
    const owner = await findFeedOwner(db, request.params.named);
    if (!owner) throw noSuchPerson();
    const text = atomFeed(owner, await findFeedItems(db, owner.id), addresses);
    return sendDocument(request, reply, { type: 'application/atom+xml', text });
  });
}

async function partOf({ params, query }: FastifyRequest<{ Params: { part: string } }>, { db, addresses }: Place) {
  if (params.part === 'pages.xml') return plainSitemap(addresses);
  const kind = KINDS.find((known) => `${known}.xml` === params.part);
  if (kind === undefined) throw new ProblemError({ code: 'not-found' });
  const { after, upto } = parseOrRefuse(stretch, query, 'invalid-query');
  return sitemapOf(db, addresses, { kind, after, upto });
}
