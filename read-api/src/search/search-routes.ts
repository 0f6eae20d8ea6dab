import {
  type ArticleItem,
  type CallQuery,
  listNames,
  listSearchTexts,
  searchCompanies,
  searchEverything,
  simpleSearch,
} from '@meikan/contracts';
import { FACETS, FACETS_OF, ownKeys, tagKey } from '@meikan/domain';
import type { Facets, SearchHit } from '@meikan/search';
import type { FastifyInstance } from 'fastify';
import { findArticlesById } from '../articles/article-queries.ts';
import { findCompanies } from '../companies/company-query.ts';
import { total } from '../route/counts.ts';
import type { ReadApiDeps } from '../route/deps.ts';
import { inPreview, type Question, readRoute } from '../route/read-route.ts';
import { findCounts, totalOf } from './find-counts.ts';
import { type FoundThing, findThings } from './found-things.ts';
import { findMatches } from './matches.ts';
import { countNamesByKind, findNames } from './names.ts';
import { findSearchTexts } from './search-texts.ts';

/** Microblog followers unless told otherwise; a text that is searched for is ranked by how well it fits. */
const sortOf = (sort: 'TWITTER' | 'VISITOR', text: string) =>
  text !== '' && sort === 'TWITTER' ? 'relevance' : sort === 'TWITTER' ? 'followers' : 'visitors';

const inOrder = (hits: readonly SearchHit[], things: readonly FoundThing[]) => {
  const found = new Map(things.map((thing) => [`${thing.kind} ${thing.id}`, thing]));
  return hits.flatMap(({ kind, id, tier }) => {
    const thing = found.get(`${kind} ${id}`);
    return thing ? [{ ...thing, tier }] : [];
  });
};

export function searchRoutes(app: FastifyInstance, deps: ReadApiDeps): void {
  companyRoute(app, deps);
  suggestionRoute(app, deps);
  everythingRoute(app, deps);
  namesRoute(app, deps);
  textsRoute(app, deps);
}

type Asked = CallQuery<typeof searchCompanies>;
const textOf = ({ name, search }: Asked) => name || search;

const narrowingOf = ({ explore, categories, industry, canDo, mainUsage }: Asked) => ({
  ...(explore ? { within: explore.replace('-', '_') } : {}),
  ...(categories ? { categories } : {}),
  ...(industry ? { facets: { industry } } : {}),
  ...(canDo ? { canDo: canDo.map(tagKey) } : {}),
  ...(mainUsage ? { mainUsage } : {}),
});

function companyRoute(app: FastifyInstance, deps: ReadApiDeps): void {
  const { search } = deps;
  readRoute(app, deps, searchCompanies, async ({ query, viewer }, question) => {
    const text = textOf(query);
    const found = await search.search({
      text,
      namesOnly: query.name !== '',
      kinds: query.type ? [query.type] : ['company', 'service'],
      viewer: query.preview ? { kind: 'anonymous' } : viewer,
      sort: sortOf(query.sort, text),
      page: query.page,
      pageSize: query.limit,
      counter: true,
      ...narrowingOf(query),
    });
    const asked = inPreview(question, query.preview);
    const ids = found.hits.map(({ id }) => id);
    const [cards, matches] = await Promise.all([findCompanies(asked, ids), findMatches(asked, found)]);
    const payload = cards.map((card) => ({ ...card, ...matches('company', card.id) }));
    return { payload, ...totalOf(found), counter: found.counter ?? {} };
  });
}

function suggestionRoute(app: FastifyInstance, deps: ReadApiDeps): void {
  const { search } = deps;
  readRoute(app, deps, simpleSearch, async ({ query, viewer }, question) => {
    const found = await search.suggest({
      text: query.name,
      viewer,
      limit: Math.min(query.limit, 10),
      ...(query.kinds ? { kinds: query.kinds } : {}),
    });
    const things = inOrder(found.hits, await findThings(question, found.hits));
    return { payload: things.map(({ overview: _, isVerified: __, ...suggestion }) => suggestion) };
  });
}

function everythingRoute(app: FastifyInstance, deps: ReadApiDeps): void {
  const { search } = deps;
  readRoute(app, deps, searchEverything, async ({ query, viewer }, question) => {
    const { kind } = query;
    const found = await search.search({
      text: query.search,
      viewer,
      sort: query.sort,
      page: query.page,
      pageSize: query.limit,
      counter: true,
      facets: facetsOf(query),
      ...(kind ? { kind, countFacets: FACETS_OF[kind] } : {}),
      ...(query.categories ? { categories: query.categories } : {}),
      ...(query.canDo ? { canDo: query.canDo.map(tagKey) } : {}),
    });
    const [things, matches, items] = await Promise.all([
      findThings(question, found.hits),
      findMatches(question, found),
      itemsOf(question, found.hits),
    ]);
    const payload = inOrder(found.hits, things).map((thing) => {
      const item = thing.kind === 'article' ? items.get(thing.id) : undefined;
      return { ...thing, ...matches(thing.kind, thing.id), ...(item ? { item } : {}) };
    });
    return { payload, ...totalOf(found), counter: findCounts(found, kind) };
  });
}

const facetsOf = (query: CallQuery<typeof searchEverything>): Facets =>
  Object.fromEntries(
    ownKeys(FACETS).flatMap((facet) => {
      const values = facet === 'tag' ? query.tag?.map(tagKey) : query[facet];
      return values ? [[facet, values]] : [];
    }),
  );

/** Items of content, by whose address and author a row leads on. */
async function itemsOf(question: Question, hits: readonly SearchHit[]): Promise<ReadonlyMap<string, ArticleItem>> {
  const ids = hits.flatMap(({ kind, id }) => (kind === 'article' ? [id] : []));
  const items = ids.length === 0 ? [] : await findArticlesById(question, ids);
  return new Map(items.map((item) => [item.id, item]));
}

function namesRoute(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listNames, async ({ query }, question) => {
    const [refs, counter] = await Promise.all([findNames(question, query), countNamesByKind(question, query.index)]);
    const hits = refs.map((ref) => ({ ...ref, tier: 'prefix' as const }));
    const matching = query.kind ? (counter[query.kind] ?? 0) : total(counter);
    return { payload: inOrder(hits, await findThings(question, hits)), total: matching, counter };
  });
}

function textsRoute(app: FastifyInstance, deps: ReadApiDeps): void {
  readRoute(app, deps, listSearchTexts, async ({ query }, question) => ({
    payload: await findSearchTexts(question, query.pages),
  }));
}
