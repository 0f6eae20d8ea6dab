import type { Meilisearch } from 'meilisearch';
import { askedCounts, choiceOf, countsOf, isChosen } from '../choice/choice.ts';
import {
  type Description,
  fullRarity,
  inParts,
  rankWeighed,
  rarityOf,
  type Term,
  type Weighed,
} from '../folding/index.ts';
import type { SearchFilters, SearchPage, SearchQuery } from '../port.ts';
import { askForms } from './ask-index.ts';
import { filterExpressions } from './filter-expressions.ts';
import { formQuery } from './gram-words.ts';
import { choosable, type IndexedDoc, keysOf } from './indexed-doc.ts';

type Asked = Omit<SearchQuery, 'text'>;
type Answer = Omit<SearchPage, 'tookMs'>;

/** Documents of each form that are judged here. */
const MOST_DOCS = 100;

/** A term with the documents that hold one of its forms. */
type Held = Weighed & { readonly docs: readonly IndexedDoc[]; readonly isCut: boolean };

/**
 * The documents that meet a description, judged here by the folding; undefined when none does. The engine is asked for every form
 * of every term at once, and a second time for parts of the words that no document holds.
 */
export async function searchDescribed(
  client: Meilisearch,
  search: Asked,
  description: Description,
): Promise<Answer | undefined> {
  const whole = await holdersOf(client, search, description.terms);
  const lacking = whole.filter(({ docs }) => docs.length === 0);
  const inPieces = await holdersOf(
    client,
    search,
    lacking.map(({ term }) => inParts(term)),
  );
  const held = whole.map((each) => {
    const pieces = inPieces[lacking.indexOf(each)];
    return pieces === undefined ? each : { ...pieces, full: each.full };
  });
  const pages = new Map(
    held.flatMap(({ docs }) => docs.map((doc) => [doc.ref, { doc, kind: doc.kind, keys: keysOf(doc) }] as const)),
  );
  const ranked = rankWeighed([...pages.values()], held, description).map(({ page }) => page.doc);
  if (ranked.length === 0) return undefined;
  const page = pageOf(
    search,
    ranked,
    held.some(({ isCut }) => isCut),
  );
  return { ...page, terms: held.map(({ term, rarity, full }) => ({ term, rarity, full })) };
}

async function holdersOf(client: Meilisearch, search: SearchFilters & Asked, terms: readonly Term[]): Promise<Held[]> {
  const asked = terms.map((term) => term.forms.map(({ text }) => formQuery(text)));
  const answers = await askForms(client, asked.flat(), { filters: filterExpressions(search), limit: MOST_DOCS });
  let from = 0;
  return terms.map((term, at) => {
    const own = answers.slice(from, from + (asked[at]?.length ?? 0));
    from += own.length;
    const docs = own.flatMap((answer) => answer.docs);
    const met = Math.max(0, ...own.map(({ total }) => total));
    return {
      term,
      docs,
      rarity: rarityOf(term, met),
      full: fullRarity(term, met),
      isCut: own.some(({ total }) => total > MOST_DOCS),
    };
  });
}

function pageOf(search: Asked, ranked: readonly IndexedDoc[], isCut: boolean): Answer {
  const { page, pageSize } = search;
  const choice = choiceOf(search);
  const chosen = inOrder(
    ranked.filter((doc) => isChosen(choosable(doc), choice)),
    search.sort,
  );
  const hits = chosen
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ kind, id }) => ({ kind, id, tier: 'description' as const }));
  const counts = countsOf(ranked.map(choosable), choice, search.countFacets ?? []);
  return {
    hits,
    total: chosen.length,
    totalIsLowerBound: isCut,
    countsAreLowerBounds: isCut,
    ...askedCounts(search, counts),
  };
}

function inOrder(docs: readonly IndexedDoc[], sort: Asked['sort']): readonly IndexedDoc[] {
  if (sort === 'relevance') return docs;
  const value = (doc: IndexedDoc) => (sort === 'newest' ? Date.parse(doc.createdAt) : doc[sort]);
  return [...docs].sort((a, b) => value(b) - value(a));
}
