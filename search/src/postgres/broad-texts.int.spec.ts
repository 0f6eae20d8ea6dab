import { type Database, openDatabase } from '@meikan/platform';
import { createTestDatabase, type TestDatabase } from '@meikan/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDoc } from '../contract-suite/sample-docs.ts';
import { openSearch } from '../open-search.ts';
import type { SearchDoc, SearchPort, SearchQuery } from '../port.ts';
import { createPostgresSearch } from './postgres-search.ts';

let own: TestDatabase;
let database: Database;
let port: SearchPort;

const MOST = 20;
const many = (count: number, doc: (number: number) => SearchDoc): SearchDoc[] =>
  Array.from({ length: count }, (_, number) => doc(number));

/** Well known, but the text stands in what is told of them only. */
const told = many(60, (number) =>
  sampleDoc({ kind: 'article', id: `told-${number}`, name: `${number}日目`, texts: ['林檎の話。'], followers: 5000 }),
);
const tagged = many(60, (number) =>
  sampleDoc({ kind: 'company', id: `shop-${number}`, name: `${number}号店`, tags: ['林檎'], followers: 60 - number }),
);
const peaches = (id: string, more: Partial<SearchDoc> = {}): SearchDoc =>
  sampleDoc({ kind: 'company', id, name: `${id}号室`, tags: ['桃'], texts: ['駅前の店です。'], ...more });
/** Written after the last rebuild, so that they stand behind all others in the table. */
const late = [
  sampleDoc({ kind: 'company', id: 'exact', name: '株式会社林檎' }),
  sampleDoc({ kind: 'service', id: 'begins', name: '林檎便り' }),
  sampleDoc({ kind: 'service', id: 'known', name: '本店', tags: ['林檎'], followers: 900_000 }),
  sampleDoc({
    kind: 'company',
    id: 'newest',
    name: '北の店',
    tags: ['林檎'],
    createdAt: '2027-01-01T00:00:00.000Z',
    categoryPath: ['fruit_shop'],
  }),
  ...many(15, (number) => {
    const facets = { prefecture: [number < 5 ? 'nagano' : 'aomori'] };
    return sampleDoc({ kind: 'person', id: `person-${number}`, name: `${number}番`, tags: ['林檎'], facets });
  }),
  sampleDoc({ kind: 'service', id: 'both', name: '日目の林檎畑' }),
];
const latePeaches = [
  peaches('peach-known', { followers: 900_000 }),
  peaches('peach-newest', { createdAt: '2027-01-01T00:00:00.000Z' }),
  ...many(15, (number) => peaches(`peach-person-${number}`, { kind: 'person' })),
];

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase({ url: own.url, poolSize: 2, applicationName: 'search-broad-texts' });
  await openSearch(undefined, database);
  port = createPostgresSearch(database.kysely(), MOST);
  await port.rebuild(
    docs([...told, ...tagged, ...many(60, (number) => peaches(`${number}`, { followers: 60 - number }))]),
  );
  await port.upsert([...late, ...latePeaches]);
});

afterAll(async () => {
  await database.end();
  await own.drop();
});

async function* docs(all: readonly SearchDoc[]): AsyncGenerator<SearchDoc> {
  yield* all;
}

function search(query: Partial<SearchQuery> = {}) {
  const viewer = { kind: 'anonymous' } as const;
  return port.search({ text: '林檎', viewer, sort: 'relevance', page: 1, pageSize: 10, counter: true, ...query });
}

test('of more pages than are looked at, what is called so, what begins so and the best known stand first', async () => {
  const { hits } = await search();
  expect(hits.slice(0, 3).map(({ id }) => id)).toEqual(['exact', 'begins', 'known']);
});

test('pages that bear the text as a tag are looked at before better known ones that only mention it', async () => {
  const { hits, kinds = {} } = await search({ pageSize: MOST });
  expect(hits.slice(2).map(({ tier }) => tier)).toEqual(Array.from({ length: MOST - 2 }, () => 'tag'));
  expect(kinds.article).toBe(undefined);
});

test('how many there are is said to be a lower bound, and of few pages it is exact', async () => {
  const bounds = async (query: Partial<SearchQuery>) => {
    const { total, totalIsLowerBound, countsAreLowerBounds } = await search(query);
    return [total, totalIsLowerBound, countsAreLowerBounds];
  };
  expect(await bounds({})).toEqual([MOST, true, true]);
  expect(await bounds({ text: '林檎便り' })).toEqual([1, false, false]);
  expect(await bounds({ kind: 'person' })).toEqual([15, false, true]);
});

test('every page of the list goes on where the one before it ended', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ page, pageSize: 5 })));
  const ids = pages.flatMap(({ hits }) => hits.map(({ id }) => id));
  expect(new Set(ids).size).toBe(MOST);
  expect(ids.slice(0, 10)).toEqual((await search()).hits.map(({ id }) => id));
});

test('what is chosen is found and counted wherever it stands', async () => {
  const people = await search({ kind: 'person', pageSize: MOST, countFacets: ['prefecture'] });
  expect([people.total, people.hits.length, people.kinds?.person]).toEqual([15, 15, 15]);
  expect(people.facets).toEqual({ 'prefecture:aomori': 10, 'prefecture:nagano': 5 });
  const fewer = await search({ kind: 'person', facets: { prefecture: ['nagano'] } });
  expect([fewer.total, fewer.hits.length]).toEqual([5, 5]);
  const ofCategory = await search({ categories: ['fruit_shop'] });
  expect([ofCategory.total, ofCategory.totalIsLowerBound, ofCategory.hits.map(({ id }) => id)]).toEqual([
    ...[1, false],
    ['newest'],
  ]);
  const shops = await search({ kind: 'service' });
  expect(shops.hits.map(({ id }) => id)).toEqual(['begins', 'known', 'both']);
});

test('in an order of another kind all pages are looked at', async () => {
  const { hits, total, totalIsLowerBound } = await search({ sort: 'newest' });
  expect([hits[0]?.id, total, totalIsLowerBound]).toEqual(['newest', told.length + tagged.length + late.length, false]);
});

test('of several words, a page that bears them in its name stands before many that mention them', async () => {
  const { hits, totalIsLowerBound } = await search({ text: '日目 林檎' });
  expect([hits[0]?.id, totalIsLowerBound]).toEqual(['both', true]);
});

test('while typing, the one page that is called so stands before many that begin so', async () => {
  await port.upsert(
    many(30, (number) => sampleDoc({ kind: 'company', id: `pear-${number}`, name: `梨園${number}号` })),
  );
  await port.upsert([sampleDoc({ kind: 'company', id: 'pear', name: '梨' })]);
  const { hits } = await port.suggest({ text: '梨', viewer: { kind: 'anonymous' }, limit: 5 });
  expect(hits[0]?.id).toBe('pear');
});

test('of a description that more pages meet than are looked at, the best known and what is chosen are found', async () => {
  const { hits, ...bounds } = await search({ text: '桃の店' });
  expect(hits.slice(0, 3).map(({ id }) => id)).toEqual(['peach-known', '0', '1']);
  expect(bounds).toMatchObject({ total: MOST, totalIsLowerBound: true, countsAreLowerBounds: true });
  const people = await search({ text: '桃の店', kind: 'person', pageSize: MOST });
  expect(people.hits.map(({ kind }) => kind)).toEqual(Array.from({ length: 15 }, () => 'person'));
});

test('of such a description the newest page is the first of the newest', async () => {
  expect((await search({ text: '桃の店', sort: 'newest' })).hits[0]?.id).toBe('peach-newest');
});
