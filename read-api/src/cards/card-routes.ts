import { type Card, type Cards, cardVersion } from '@meikan/images';
import { isKnownByTag, limitByAddress, ProblemError } from '@meikan/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Addresses } from '../pages/addresses.ts';
import { findArticle } from '../pages/article-subject.ts';
import { findCompany } from '../pages/company-subject.ts';
import { findPerson } from '../pages/person-subject.ts';
import type { FindSubject } from '../pages/subject.ts';
import type { Db } from '../route/read-route.ts';

type Place = { readonly db: Db; readonly addresses: Addresses; readonly cards: Cards };
type CardRequest = FastifyRequest<{ Params: { kind: string; file: string }; Querystring: { v?: string } }>;

const FINDERS: ReadonlyMap<string, FindSubject> = new Map([
  ['person', findPerson],
  ['company', findCompany],
  ['article', findArticle],
]);
const FILE = /^([A-Za-z0-9-]{1,64})\.png$/;
/** The address says what is on the card. A week: who is hidden meanwhile shall not stand in caches for ever. */
const LONG = 'public, max-age=604800, immutable';
const SHORT = 'public, max-age=300';

/** GET /cards/:kind/:id.png?v= and /cards/site.png: the pictures that stand for pages wherever their addresses are shared. */
export function cardRoutes(app: FastifyInstance, place: Place): void {
  const options = { config: { rule: 'anyone', answer: 'picture' }, onRequest: limitByAddress(app, 'general') } as const;
  app.get('/cards/site.png', options, (request: CardRequest, reply) =>
    sendCard(request, reply, { card: { kind: 'site' }, cards: place.cards }),
  );
  app.get('/cards/:kind/:file', options, async (request: CardRequest, reply) => {
    const card = await cardOf(request.params, place);
    if (card === undefined) throw new ProblemError({ code: 'not-found' });
    return sendCard(request, reply, { card, cards: place.cards });
  });
}

/** What is not to be seen has no card: hidden people, pages that are not public, and what is theirs. */
async function cardOf({ kind, file }: CardRequest['params'], { db, addresses }: Place): Promise<Card | undefined> {
  const [, id] = FILE.exec(file) ?? [];
  const find = FINDERS.get(kind);
  return id === undefined || find === undefined ? undefined : (await find(db, addresses, id))?.card;
}

type Drawn = { readonly card: Card; readonly cards: Cards };

async function sendCard(request: CardRequest, reply: FastifyReply, { card, cards }: Drawn): Promise<FastifyReply> {
  const version = cardVersion(card);
  reply.header('cache-control', request.query.v === version ? LONG : SHORT);
  // Shown in link previews of other sites.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (isKnownByTag(request, reply, `"${version}"`)) return reply.send();
  const png = await cards.draw(card);
  return reply.type('image/png').send(png);
}
