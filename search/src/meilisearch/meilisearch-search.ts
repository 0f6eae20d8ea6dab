import { Meilisearch } from 'meilisearch';
import { askedCounts, choiceOf } from '../choice/choice.ts';
import { describe, foldQuery, NORM_VERSION, termsOfNamed } from '../folding/index.ts';
import type { SearchHealth, SearchPage, SearchPort, SearchQuery, SuggestQuery } from '../port.ts';
import { vocabularyAtHand } from '../vocabulary.ts';
import { askIndex, INDEX } from './ask-index.ts';
import { filterExpressions } from './filter-expressions.ts';
import { type IndexedDoc, indexedDoc, removedDoc } from './indexed-doc.ts';
import { createDocIndex, rebuildIndex } from './rebuild.ts';
import { boundsOf, SETTINGS } from './settings.ts';
import { finished, settledTasks, translated } from './tasks.ts';
import { searchByStages } from './text-stages.ts';
import { writeNewer } from './write-docs.ts';

type Answer = Omit<SearchPage, 'tookMs'>;
const NOTHING: Answer = { hits: [], total: 0, totalIsLowerBound: false, countsAreLowerBounds: false };
const REQUEST_TIMEOUT = 10_000;
const SETTLE_TIMEOUT = 30_000;

export type MeilisearchAddress = { readonly url: string; readonly apiKey: string | undefined };

/** The engine for large directories: Meilisearch 1.36 or later, with its index and settings brought up to date. @throws SearchFault */
export async function openMeilisearch({ url, apiKey }: MeilisearchAddress): Promise<SearchPort> {
  const client = new Meilisearch({ host: url, timeout: REQUEST_TIMEOUT, ...(apiKey === undefined ? {} : { apiKey }) });
  await translated(() => prepare(client));
  const living = client.index<IndexedDoc>(INDEX);
  return {
    search: (query) => measured(() => search(client, query)),
    suggest: (query) => measured(() => suggest(client, query)),
    upsert: (docs) =>
      translated(() =>
        writeNewer(
          living,
          docs.map((doc) => indexedDoc(doc, Date.now())),
        ),
      ),
    remove: (removals) =>
      translated(() =>
        writeNewer(
          living,
          removals.map((gone) => removedDoc(gone, Date.now())),
        ),
      ),
    settled: ({ tasks }, options) =>
      translated(() => settledTasks(client, tasks, options?.timeoutMs ?? SETTLE_TIMEOUT)),
    rebuild: (source) => translated(async () => ({ indexed: await rebuildIndex(client, source, Date.now()) })),
    health: () => translated(() => health(client)),
    close: async () => undefined,
  };
}

async function prepare(client: Meilisearch): Promise<void> {
  const { results } = await client.getRawIndexes({ limit: 1000 });
  if (results.some(({ uid }) => uid === INDEX)) await finished(client, client.index(INDEX).updateSettings(SETTINGS));
  else await createDocIndex(client, INDEX);
}

function measured(answer: () => Promise<Answer>): Promise<SearchPage> {
  const began = performance.now();
  return translated(async () => ({ ...(await answer()), tookMs: performance.now() - began }));
}

async function search(client: Meilisearch, query: SearchQuery): Promise<Answer> {
  const { text, namesOnly, vocabulary = vocabularyAtHand, ...asked } = query;
  if (text.trim() === '') return browse(client, query);
  const folded = foldQuery(text);
  if (folded === undefined) return { ...NOTHING, ...askedCounts(query, { counter: {}, kinds: {}, facets: {} }) };
  const search = { ...asked, folded, scope: 'everything' } as const;
  const description = namesOnly === true ? undefined : describe(text, vocabulary);
  if (description === undefined) return searchByStages(client, search);
  const found = await searchByStages(client, { ...search, folded: description.query, description });
  return { terms: termsOfNamed(description), ...found };
}

async function suggest(client: Meilisearch, { text, limit, ...asked }: SuggestQuery): Promise<Answer> {
  const folded = foldQuery(text);
  if (folded === undefined) return NOTHING;
  return searchByStages(client, { ...asked, sort: 'relevance', page: 1, pageSize: limit, scope: 'names', folded });
}

async function browse(client: Meilisearch, query: SearchQuery): Promise<Answer> {
  const { docs, total, counter, kinds, facets } = await askIndex(client, {
    text: '',
    strategy: 'all',
    filters: filterExpressions(query),
    choice: choiceOf(query),
    sort: query.sort,
    page: query.page,
    pageSize: query.pageSize,
    counter: query.counter ?? false,
    countFacets: query.countFacets ?? [],
    anywhere: 0,
  });
  const hits = docs.map(({ kind, id }) => ({ kind, id, tier: 'description' as const }));
  const page = { hits, total, ...boundsOf(total) };
  return { ...page, ...askedCounts(query, { counter, kinds, facets }) };
}

async function health(client: Meilisearch): Promise<SearchHealth> {
  const shown = (filter: string) =>
    client.index<IndexedDoc>(INDEX).getDocuments({ filter, limit: 1, fields: ['normVersion'] });
  const documents = await shown('visibility < 9');
  const otherwise = await shown(`visibility < 9 AND normVersion != ${NORM_VERSION}`);
  return {
    ok: (await client.health()).status === 'available',
    engine: 'meilisearch',
    documents: documents.total,
    normVersion: otherwise.results[0]?.normVersion ?? NORM_VERSION,
  };
}
