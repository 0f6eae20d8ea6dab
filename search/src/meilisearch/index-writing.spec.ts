import { expect, test } from 'vitest';
import { sampleDoc } from '../contract-suite/sample-docs.ts';
import { NORM_VERSION } from '../folding/index.ts';
import { openMeilisearch } from './meilisearch-search.ts';
import { scriptedServerPerTest } from './testing/scripted-server.ts';

const server = scriptedServerPerTest();

test('a new index gets its settings before its first document', async () => {
  server().replies.set('GET /indexes', { body: { results: [], total: 0 } });
  await openMeilisearch({ url: server().url, apiKey: undefined });
  const writes = server().requests.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /indexes',
    'PATCH /indexes/docs/settings',
  ]);
});

test('a task that failed is a fault, though the client resolves', async () => {
  server().taskStatus = 'failed';
  await expect(openMeilisearch({ url: server().url, apiKey: undefined })).rejects.toMatchObject({
    tag: 'rejected',
    message: /disk full/,
  });
});

test('an index of another normaliser is recognised, also when its first document is of this one', async () => {
  const port = await server().opened();
  expect(await port.health()).toMatchObject({ normVersion: NORM_VERSION });
  expect(server().sent('/indexes/docs/documents/fetch')).toMatchObject([
    { filter: 'visibility < 9' },
    { filter: `visibility < 9 AND normVersion != ${NORM_VERSION}` },
  ]);
  server().replies.set('POST /indexes/docs/documents/fetch', { body: { results: [{ normVersion: 0 }], total: 1 } });
  expect(await port.health()).toMatchObject({ normVersion: 0 });
});

test('an older version than the stored one is not written', async () => {
  const port = await server().opened();
  server().replies.set('POST /indexes/docs/documents/fetch', {
    body: { results: [{ ref: 'service_a', docVersion: '18446744073709551616' }], total: 1 },
  });
  const doc = sampleDoc({ kind: 'service', id: 'a', name: '原価帳', docVersion: 18446744073709551615n });
  expect(await port.upsert([doc])).toEqual({ tasks: [] });
  expect(await port.upsert([{ ...doc, docVersion: 18446744073709551616n }])).toEqual({ tasks: [1] });
});

test('settled reports how the task ended', async () => {
  const port = await server().opened();
  expect(await port.settled({ tasks: [1] })).toBe('done');
  server().taskStatus = 'failed';
  expect(await port.settled({ tasks: [1] })).toBe('failed');
  server().taskStatus = 'processing';
  expect(await port.settled({ tasks: [1] }, { timeoutMs: 60 })).toBe('timeout');
});

test('a rebuild fills a second index, swaps, carries over from both sides of the swap and removes it', async () => {
  const port = await server().opened();
  server().replies.set('DELETE /indexes/docs_rebuild', {
    status: 404,
    body: { message: 'no such index', code: 'index_not_found' },
  });
  const rebuilding = port.rebuild(
    (async function* () {
      yield sampleDoc({ kind: 'service', id: 'a', name: '原価帳' });
      server().replies.delete('DELETE /indexes/docs_rebuild');
    })(),
  );
  await rebuilding;
  const steps = server().requests.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/tasks'));
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
  expect(server().sent('/swap-indexes')).toEqual([[{ indexes: ['docs', 'docs_rebuild'], rename: false }]]);
});
