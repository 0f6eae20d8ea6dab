import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleDoc } from '../contract-suite/sample-docs.ts';
import { NORM_VERSION } from '../folding/index.ts';
import type { SearchPort } from '../port.ts';
import { gramWord } from './gram-words.ts';
import { indexedDoc } from './indexed-doc.ts';
import { openMeilisearch } from './meilisearch-search.ts';

/** What the wire carries is checked against a scripted server; what Meilisearch makes of it, by the contract suite. */
type Request = { readonly method: string; readonly path: string; readonly body: unknown };
type Reply = { readonly status?: number; readonly body: unknown };

let server: Server;
let requests: Request[];
let replies: Map<string, Reply>;
let taskStatus: string;
let url: string;

beforeEach(async () => {
  requests = [];
  replies = new Map();
  taskStatus = 'succeeded';
  server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const path = new URL(incoming.url ?? '/', 'http://meili').pathname;
      const request = {
        method: incoming.method ?? '',
        path,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      };
      requests.push(request);
      const { status = 200, body } = answer(request);
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterEach(() => server.close());

function answer({ method, path }: Request): Reply {
  const scripted = replies.get(`${method} ${path}`);
  if (scripted !== undefined) return scripted;
  if (path === '/tasks') return { body: { results: [], total: 0 } };
  if (path.startsWith('/tasks/')) {
    const error = taskStatus === 'failed' ? { message: 'disk full' } : null;
    return { body: { uid: 1, status: taskStatus, type: 'documentAdditionOrUpdate', error } };
  }
  if (path === '/multi-search') return { body: { results: [{ hits: [], totalHits: 0 }] } };
  if (path.endsWith('/documents/fetch')) return { body: { results: [], total: 0 } };
  if (method === 'GET') return { body: { results: [{ uid: 'docs' }], total: 1 } };
  return { status: 202, body: { taskUid: 1, status: 'enqueued' } };
}

const sent = (path: string): unknown[] => requests.filter((request) => request.path === path).map(({ body }) => body);
const asked = { viewer: { kind: 'anonymous' }, sort: 'relevance', page: 1, pageSize: 10 } as const;

async function opened(): Promise<SearchPort> {
  const port = await openMeilisearch({ url, apiKey: 'secret' });
  requests = [];
  return port;
}

test('a new index gets its settings before its first document', async () => {
  replies.set('GET /indexes', { body: { results: [], total: 0 } });
  await openMeilisearch({ url, apiKey: undefined });
  const writes = requests.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /indexes',
    'PATCH /indexes/docs/settings',
  ]);
});

test('a task that failed is a fault, though the client resolves', async () => {
  taskStatus = 'failed';
  await expect(openMeilisearch({ url, apiKey: undefined })).rejects.toMatchObject({
    tag: 'rejected',
    message: /disk full/,
  });
});

test('every query is Japanese, and asks for grams, sounds, the text itself and near names until something is found', async () => {
  const port = await opened();
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
  expect(sent('/multi-search').slice(0, stages.length)).toEqual(stages);
});

test('a description is asked for word by word, each in all its forms at once, and judged here', async () => {
  const port = await opened();
  const doc = sampleDoc({ kind: 'person', id: 'mio', name: '星野 澪', facts: ['長野県松本市', 'SRE'] });
  const other = sampleDoc({ kind: 'person', id: 'sora', name: '空木 そら', facts: ['長野県松本市'] });
  const result = { hits: [indexedDoc(other, 0), indexedDoc(doc, 0)], totalHits: 2 };
  replies.set('POST /multi-search', { body: { results: Array.from({ length: 20 }, () => result) } });
  const found = await port.search({ ...asked, text: '松本のSRE' });
  const [forms] = sent('/multi-search').filter((each) => JSON.stringify(each).includes('"hitsPerPage":100'));
  expect(forms).toMatchObject({
    queries: expect.arrayContaining([
      expect.objectContaining({ q: gramWord('松本'), attributesToSearchOn: ['grams', 'tagGrams', 'bodyGrams'] }),
      expect.objectContaining({ q: ['sr', 're'].map(gramWord).join(' '), filter: ['visibility <= 0'] }),
    ]),
  });
  expect(found.hits.map(({ id }) => id)).toEqual(['mio', 'sora']);
});

test('kinds are counted whatever is chosen, categories in the chosen facets, each facet in all that is chosen besides', async () => {
  const port = await opened();
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
  expect(sent('/multi-search')).toEqual([
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
  const port = await opened();
  const hit = indexedDoc(sampleDoc({ kind: 'service', id: 'a', name: '原価帳' }), 0);
  const results = [
    { hits: [], totalHits: 0 },
    { hits: [hit], totalHits: 1, facetDistribution: { categoryKeys: { crm: 1 } } },
  ];
  replies.set('POST /multi-search', { body: { results } });
  const found = await port.search({ ...asked, text: '原価帳', counter: true, categories: ['accounting'] });
  expect(found).toMatchObject({ hits: [], total: 0, counter: { crm: 1 } });
  expect(sent('/multi-search')).toHaveLength(1);
});

test('an index of another normaliser is recognised, also when its first document is of this one', async () => {
  const port = await opened();
  expect(await port.health()).toMatchObject({ normVersion: NORM_VERSION });
  expect(sent('/indexes/docs/documents/fetch')).toMatchObject([
    { filter: 'visibility < 9' },
    { filter: `visibility < 9 AND normVersion != ${NORM_VERSION}` },
  ]);
  replies.set('POST /indexes/docs/documents/fetch', { body: { results: [{ normVersion: 0 }], total: 1 } });
  expect(await port.health()).toMatchObject({ normVersion: 0 });
});

test('no value of a filter escapes its quotes', async () => {
  const port = await opened();
  await port.search({ ...asked, text: '', mainUsage: '" OR visibility = 9 OR "', facets: { industry: ['\\'] } });
  expect(sent('/multi-search')).toMatchObject([
    {
      queries: [
        { filter: ['visibility <= 0', 'mainUsage IN ["\\" OR visibility = 9 OR \\""]', 'facets IN ["industry:\\\\"]'] },
        { hitsPerPage: 0 },
      ],
    },
  ]);
});

test('an older version than the stored one is not written', async () => {
  const port = await opened();
  replies.set('POST /indexes/docs/documents/fetch', {
    body: { results: [{ ref: 'service_a', docVersion: '18446744073709551616' }], total: 1 },
  });
  const doc = sampleDoc({ kind: 'service', id: 'a', name: '原価帳', docVersion: 18446744073709551615n });
  expect(await port.upsert([doc])).toEqual({ tasks: [] });
  expect(await port.upsert([{ ...doc, docVersion: 18446744073709551616n }])).toEqual({ tasks: [1] });
});

test('settled reports how the task ended', async () => {
  const port = await opened();
  expect(await port.settled({ tasks: [1] })).toBe('done');
  taskStatus = 'failed';
  expect(await port.settled({ tasks: [1] })).toBe('failed');
  taskStatus = 'processing';
  expect(await port.settled({ tasks: [1] }, { timeoutMs: 60 })).toBe('timeout');
});

test('a rebuild fills a second index, swaps, carries over from both sides of the swap and removes it', async () => {
  const port = await opened();
  replies.set('DELETE /indexes/docs_rebuild', {
    status: 404,
    body: { message: 'no such index', code: 'index_not_found' },
  });
  const rebuilding = port.rebuild(
    (async function* () {
      yield sampleDoc({ kind: 'service', id: 'a', name: '原価帳' });
      replies.delete('DELETE /indexes/docs_rebuild');
    })(),
  );
  await rebuilding;
  const steps = requests.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/tasks'));
  expect(steps.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /indexes/docs_rebuild',
    'POST /indexes',
    'PATCH /indexes/docs_rebuild/settings',
    'POST /indexes/docs_rebuild/documents',
    'POST /indexes/docs/documents/fetch',
    'POST /swap-indexes',
    'POST /indexes/docs_rebuild/documents/fetch',
    'POST /indexes/docs/documents/fetch',
    'DELETE /indexes/docs_rebuild',
  ]);
  expect(sent('/swap-indexes')).toEqual([[{ indexes: ['docs', 'docs_rebuild'], rename: false }]]);
});

test('an unreachable engine is a fault', async () => {
  const port = await opened();
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
  await expect(port.search({ ...asked, text: '名鑑' })).rejects.toMatchObject({
    name: 'SearchFault',
    tag: 'unreachable',
  });
});
