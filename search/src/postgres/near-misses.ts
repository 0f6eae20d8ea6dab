import { type Kysely, type RawBuilder, sql } from 'kysely';
import { editsAllowed, type FoldedQuery, fuzzyMatch } from '../folding/index.ts';
import type { SearchKind, SearchSort } from '../port.ts';
import { anyOf, bothOf, partLexemes, startLexemes } from './lexemes.ts';
import { tableOf } from './search-doc.table.ts';

/** Where an untouched part of the query must stand when the typing error lies in another part. */
type Intact = { readonly lexemes: string; readonly pattern: string };

export type NearMiss = {
  readonly kind: SearchKind;
  readonly id: string;
  readonly path: string;
  readonly inCategory: boolean;
  readonly points: number;
};

type Candidate = {
  readonly kind: SearchKind;
  readonly id: string;
  readonly path: string;
  readonly in_category: boolean;
  readonly k_name: string;
  readonly k_alias: string;
  readonly k_reading: string;
  readonly popularity: number;
  readonly sorted_by: number;
};

/** Candidates measured in Node; the patterns leave a few dozen, the bound is for queries of common characters. */
const MAX_CANDIDATES = 2000;

const SORTED_BY: Record<SearchSort, string> = {
  relevance: 'popularity',
  followers: 'followers',
  visitors: 'visitors',
  newest: 'extract(epoch from created_at)',
};

export type NearMissQuestion = {
  readonly query: FoldedQuery;
  readonly filters: RawBuilder<boolean>;
  readonly inCategory: RawBuilder<boolean>;
  readonly sort: SearchSort;
};

/**
 * Documents whose name, other name or reading is one or two typing errors away from the query, or begins so, nearest
 * first. With k errors at least one of k + 1 parts is untouched and stands where it should, give or take k.
 */
export async function findNearMisses(database: Kysely<unknown>, question: NearMissQuestion): Promise<NearMiss[]> {
  const intact = intactParts(question.query.whole);
  if (intact.length === 0) return [];
  const pattern = `\\|(?:${intact.map((part) => part.pattern).join('|')})`;
  const { rows } = await sql<Candidate>`
    select kind, id, path, ${question.inCategory} as in_category, k_name, k_alias, k_reading, popularity,
      ${sql.raw(SORTED_BY[question.sort])}::float8 as sorted_by
    from ${tableOf('doc')}
    where tsv @@ ${anyOf(intact.map((part) => part.lexemes))}::tsquery
      and keys ~ ${pattern} and ${question.filters}
    limit ${MAX_CANDIDATES}`.execute(database);
  return rank(rows, question);
}

function rank(candidates: readonly Candidate[], { query, sort }: NearMissQuestion): NearMiss[] {
  const near = candidates.flatMap((row) => {
    const match = fuzzyMatch(keysOf(row), query.whole);
    return match === undefined ? [] : [{ row, points: match.points + row.popularity / 10 }];
  });
  const value = (entry: (typeof near)[number]): number => (sort === 'relevance' ? entry.points : entry.row.sorted_by);
  return near
    .sort((a, b) => value(b) - value(a) || b.points - a.points || (a.row.id < b.row.id ? -1 : 1))
    .map(({ row, points }) => ({ kind: row.kind, id: row.id, path: row.path, inCategory: row.in_category, points }));
}

function keysOf(row: Candidate): Parameters<typeof fuzzyMatch>[0] {
  const split = (keys: string): string[] => keys.split('|').filter((key) => key !== '');
  return { name: split(row.k_name), alias: split(row.k_alias), reading: split(row.k_reading) };
}

function intactParts(whole: string): Intact[] {
  const characters = Array.from(whole);
  const edits = editsAllowed(characters.length);
  if (edits === 0) return [];
  const size = Math.ceil(characters.length / (edits + 1));
  const parts = Array.from({ length: edits + 1 }, (_, index) => partAt(characters, index * size, size, edits));
  return [...parts.flat(), ...(edits === 1 ? swappedAt(characters, size) : [])];
}

function partAt(characters: readonly string[], from: number, size: number, edits: number): Intact[] {
  const text = characters.slice(from, from + size).join('');
  if (from === 0) return [{ lexemes: startLexemes(text), pattern: escaped(text) }];
  const lexemes = partLexemes(text);
  return lexemes === undefined ? [] : [{ lexemes, pattern: `[^|]{${from - edits},${from + edits}}${escaped(text)}` }];
}

/** Two neighbours swapped across the cut touch both parts: then what lies before and behind them is untouched. */
function swappedAt(characters: readonly string[], cut: number): Intact[] {
  const head = characters.slice(0, cut - 1).join('');
  const tail = characters.slice(cut + 1).join('');
  const tailLexemes = partLexemes(tail);
  const lexemes = tailLexemes === undefined ? startLexemes(head) : bothOf(startLexemes(head), tailLexemes);
  return [{ lexemes, pattern: `${escaped(head)}[^|]{2}${escaped(tail)}` }];
}

/** Folded text holds letters, digits, + and # only; + alone means something in a pattern. */
function escaped(text: string): string {
  return text.replaceAll('+', '\\+');
}
