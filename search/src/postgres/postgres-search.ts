import { type Kysely, sql } from 'kysely';
import { type AskedCounts, askedCounts } from '../choice/choice.ts';
import { describe, foldQuery, NORM_VERSION, termsOfNamed } from '../folding/index.ts';
import type { SearchHealth, SearchPage, SearchPort, SearchQuery, SearchReceipt, SuggestQuery } from '../port.ts';
import { vocabularyAtHand } from '../vocabulary.ts';
import { browse, countBrowsed } from './browse.ts';
import { countByCategory } from './counter.ts';
import { removedRowOf, rowOf, writeRows } from './document-rows.ts';
import { rebuildDocs } from './rebuild.ts';
import { tableOf } from './search-doc.table.ts';
import { searchByStages, type TextHits } from './stages.ts';

/** Milliseconds a statement of a search may take before it is given up. */
const STATEMENT_TIMEOUT_MS = 1000;
/** As many rows as can be judged in some 15 ms. */
const MOST_LOOKED_AT = 2000;
const WRITTEN: SearchReceipt = { tasks: [] };

/**
 * The embedded engine: folded keys and bigrams in one GIN index of PostgreSQL. The schema must be migrated. Of a text that more
 * than `most` pages meet, so many are looked at, and counts are lower bounds.
 */
export function createPostgresSearch(database: Kysely<unknown>, most: number = MOST_LOOKED_AT): SearchPort {
  return {
    search: (query) => measured(() => search(database, query, most)),
    suggest: (query) => measured(() => suggest(database, query, most)),
    async upsert(docs) {
      await writeRows(database, docs.map(rowOf));
      return WRITTEN;
    },
    async remove(removals) {
      await writeRows(database, removals.map(removedRowOf));
      return WRITTEN;
    },
    settled: async () => 'done',
    rebuild: async (source) => ({ indexed: await rebuildDocs(database, source) }),
    health: () => health(database),
    close: async () => undefined,
  };
}

type Answer = Omit<SearchPage, 'tookMs'>;

async function measured(answer: () => Promise<Answer>): Promise<SearchPage> {
  const began = performance.now();
  return { ...(await answer()), tookMs: performance.now() - began };
}

async function search(database: Kysely<unknown>, query: SearchQuery, most: number): Promise<Answer> {
  const { text, namesOnly, vocabulary = vocabularyAtHand, ...asked } = query;
  if (text.trim() === '') return guarded(database, (guard) => browsePage(guard, query));
  const folded = foldQuery(text);
  if (folded === undefined) return asAnswer(NOTHING, query);
  const search = { ...asked, folded, scope: 'everything', most } as const;
  const description = namesOnly === true ? undefined : describe(text, vocabulary);
  if (description === undefined)
    return asAnswer(await guarded(database, (guard) => searchByStages(guard, search)), query);
  const described = { ...search, folded: description.query, description };
  const found = await guarded(database, (guard) => searchByStages(guard, described));
  return asAnswer({ terms: termsOfNamed(description), ...found }, query);
}

async function suggest(database: Kysely<unknown>, query: SuggestQuery, most: number): Promise<Answer> {
  const { text, limit, ...asked } = query;
  const folded = foldQuery(text);
  if (folded === undefined) return NOTHING_FOUND;
  const paging = { sort: 'relevance', page: 1, pageSize: limit, scope: 'names', most } as const;
  return asAnswer(await guarded(database, (guard) => searchByStages(guard, { ...asked, ...paging, folded })), {});
}

const NOTHING_FOUND: Answer = { hits: [], total: 0, totalIsLowerBound: false, countsAreLowerBounds: false };
const NOTHING: TextHits = { ...NOTHING_FOUND, counter: {}, kinds: {}, facets: {} };

function asAnswer({ counter, kinds, facets, ...found }: TextHits, asked: AskedCounts): Answer {
  return { ...found, ...askedCounts(asked, { counter, kinds, facets }) };
}

async function browsePage(database: Kysely<unknown>, query: SearchQuery): Promise<Answer> {
  const refs = await browse(database, query);
  const { paths, ...counts } = await countBrowsed(database, query);
  const hits = refs.map((ref) => ({ ...ref, tier: 'description' as const }));
  return asAnswer({ ...NOTHING_FOUND, hits, counter: countByCategory(paths), ...counts }, query);
}

/** All statements of one search on one connection with a time limit; JIT would cost more than any of them takes. */
function guarded<T>(database: Kysely<unknown>, ask: (guard: Kysely<unknown>) => Promise<T>): Promise<T> {
  return database.transaction().execute(async (transaction) => {
    await sql.raw(`set local statement_timeout = ${STATEMENT_TIMEOUT_MS}; set local jit = off`).execute(transaction);
    return ask(transaction);
  });
}

async function health(database: Kysely<unknown>): Promise<SearchHealth> {
  const { rows } = await sql<{ documents: number; oldest: number | null }>`
    select count(*)::int as documents, min(norm_version) as oldest from ${tableOf('doc')} where visibility < 9`.execute(
    database,
  );
  return {
    ok: true,
    engine: 'postgres',
    documents: rows[0]?.documents ?? 0,
    normVersion: rows[0]?.oldest ?? NORM_VERSION,
  };
}
