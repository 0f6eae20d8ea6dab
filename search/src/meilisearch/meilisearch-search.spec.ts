import { expect, test } from 'vitest';
import { sampleDoc } from '../contract-suite/sample-docs.ts';
import { gramWord } from './gram-words.ts';
import { indexedDoc } from './indexed-doc.ts';
import { scriptedServerPerTest } from './testing/scripted-server.ts';

const asked = { viewer: { kind: 'anonymous' }, sort: 'relevance', page: 1, pageSize: 10 } as const;
const server = scriptedServerPerTest();

test('every query is Japanese, and asks for grams, sounds, the text itself and near names until something is found', async () => {
  const port = await server().opened();
  await port.search({ ...asked, text: 'サーバー ノート' });
  const query = (on: string, matchingStrategy: string): unknown => ({
    queries: [
      expect.objectContaining({
        indexUid: 'docs',
        locales: ['jpn'],
        matchingStrategy,
        attributesToSearchOn: expect.arrayContaining([on]),
      }),
    ],
  });
  const stages = [query('bodyGrams', 'all'), query('sound', 'all'), query('body', 'all'), query('grams', 'frequency')];
  expect(server().sent('/multi-search').slice(0, stages.length)).toEqual(stages);
});

test('a text in one script is looked for by what it begins with in the other', async () => {
  const port = await server().opened();
  const [ledger, other] = ['Tsubame Ledger', 'Tsubame Ladder'].map((name) =>
    indexedDoc(sampleDoc({ kind: 'service', id: name.slice(-6).toLowerCase(), name }), 0),
  );
  server().replies.set('POST /multi-search', { body: { results: [{ hits: [other, ledger], totalHits: 2 }] } });
  const found = await port.search({ ...asked, text: 'ツバメレッジャー' });
  expect(server().sent('/multi-search')).toContainEqual({
    queries: [
      expect.objectContaining({
        q: '',
        filter: ['visibility <= 0', expect.stringMatching(/^loanStarts IN \["TBNRS"/)],
      }),
    ],
  });
  expect(found.hits[0]).toEqual({ kind: 'service', id: 'ledger', tier: 'fuzzy' });
});

test('a description is asked for word by word, each in all its forms at once, and judged here', async () => {
  const port = await server().opened();
  const doc = sampleDoc({ kind: 'person', id: 'mio', name: '星野 澪', facts: ['長野県松本市', 'SRE'] });
  const other = sampleDoc({ kind: 'person', id: 'sora', name: '空木 そら', facts: ['長野県松本市'] });
  const result = { hits: [indexedDoc(other, 0), indexedDoc(doc, 0)], totalHits: 2 };
  server().replies.set('POST /multi-search', { body: { results: Array.from({ length: 20 }, () => result) } });
  const found = await port.search({ ...asked, text: '松本のSRE' });
  const [forms] = server()
    .sent('/multi-search')
    .filter((each) => JSON.stringify(each).includes('"hitsPerPage":100'));
  expect(forms).toMatchObject({
    queries: expect.arrayContaining([
      expect.objectContaining({ q: gramWord('松本'), attributesToSearchOn: ['grams', 'tagGrams', 'bodyGrams'] }),
      expect.objectContaining({ q: ['sr', 're'].map(gramWord).join(' '), filter: ['visibility <= 0'] }),
    ]),
  });
  expect(found.hits.map(({ id }) => id)).toEqual(['mio', 'sora']);
});

test('kinds are counted whatever is chosen, categories in the chosen facets, each facet in all that is chosen besides', async () => {
  const port = await server().opened();
  await port.search({
    ...asked,
    text: '',
    counter: true,
    categories: ['crm'],
    kind: 'service',
    within: 'business_service',
    facets: { size: ['size_1_10'] },
    countFacets: ['size', 'stage'],
  });
  const [small, crm, service] = ['facets IN ["size:size_1_10"]', 'categoryKeys IN ["crm"]', 'kind IN ["service"]'];
  const within = ['visibility <= 0', 'categoryKeys = "business_service"'];
  expect(server().sent('/multi-search')).toEqual([
    {
      queries: [
        expect.objectContaining({
          filter: [...within, service, crm, small],
          facets: ['facets'],
          sort: ['popularity:desc'],
          hitsPerPage: 10,
        }),
        expect.objectContaining({ filter: within, facets: ['kind'], hitsPerPage: 0 }),
        expect.objectContaining({ filter: [...within, small], facets: ['categoryKeys'], hitsPerPage: 0 }),
        expect.objectContaining({ filter: [...within, service, crm], facets: ['facets'], hitsPerPage: 0 }),
      ],
    },
  ]);
});

test('hits outside the chosen category count: no other reading is queried', async () => {
  const port = await server().opened();
  const hit = indexedDoc(sampleDoc({ kind: 'service', id: 'a', name: '原価帳' }), 0);
  const results = [
    { hits: [], totalHits: 0 },
    { hits: [hit], totalHits: 1, facetDistribution: { categoryKeys: { crm: 1 } } },
  ];
  server().replies.set('POST /multi-search', { body: { results } });
  const found = await port.search({ ...asked, text: '原価帳', counter: true, categories: ['accounting'] });
  expect(found).toMatchObject({ hits: [], total: 0, counter: { crm: 1 } });
  expect(server().sent('/multi-search')).toHaveLength(1);
});

test('no value of a filter escapes its quotes', async () => {
  const port = await server().opened();
  await port.search({ ...asked, text: '', mainUsage: '" OR visibility = 9 OR "', facets: { industry: ['\\'] } });
  expect(server().sent('/multi-search')).toMatchObject([
    {
      queries: [
        { filter: ['visibility <= 0', 'mainUsage IN ["\\" OR visibility = 9 OR \\""]', 'facets IN ["industry:\\\\"]'] },
        { hitsPerPage: 0 },
      ],
    },
  ]);
});

test('people who are left out are left out of hits and counts alike', async () => {
  const port = await server().opened();
  await port.search({ ...asked, text: '', without: ['mio', 'sora'], kind: 'person', counter: true });
  const filter = ['visibility <= 0', 'NOT whose IN ["mio", "sora"]'];
  expect(server().sent('/multi-search')).toMatchObject([
    { queries: [{ filter: [...filter, 'kind IN ["person"]'] }, { filter, facets: ['kind', 'categoryKeys'] }] },
  ]);
});

test('an unreachable engine is a fault', async () => {
  const port = await server().opened();
  await server().stop();
  await expect(port.search({ ...asked, text: '名鑑' })).rejects.toMatchObject({
    name: 'SearchFault',
    tag: 'unreachable',
  });
});
