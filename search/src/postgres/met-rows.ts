import { type RawBuilder, sql } from 'kysely';
import type { FoldedQuery } from '../folding/index.ts';
import type { SearchSort } from '../port.ts';
import { all, type Condition } from './filters.ts';
import { prefixLexemes, wholeLexemes } from './lexemes.ts';
import { beginsWith, isWhole } from './match-points.ts';
import { tableOf } from './search-doc.table.ts';

/** A query with the conditions under which a row meets it. */
export type Stage = {
  readonly query: FoldedQuery;
  readonly met: Condition;
  /** The same in parts, those that weigh more first; a row may meet several. */
  readonly parts: readonly Condition[];
  /** Narrower ones: such a row may stand before all others. */
  readonly foremost: readonly Condition[];
};

/** A select of whole rows of `doc`. */
export type Rows = RawBuilder<unknown>;

export const beginsSo = (query: FoldedQuery): Condition =>
  sql`(tsv @@ ${prefixLexemes(query)}::tsquery and ${beginsWith(query)})`;

export const isCalledSo = (query: FoldedQuery): Condition =>
  sql`(tsv @@ ${wholeLexemes(query)}::tsquery and ${isWhole(query)})`;

/** All rows that meet a stage. */
export function everyRow({ met }: Stage, filters: Condition): Rows {
  return sql`select * from ${tableOf('doc')} where ${all([met, filters])}`;
}

/** As many of the rows that meet a stage as one says: by the first of its parts, then by the next. */
export function rowsByParts({ parts }: Pick<Stage, 'parts'>, filters: Condition, most: number): Rows {
  const selects = parts.map((part, at) => {
    const before = parts.slice(0, at).map((other) => sql<boolean>`not ${other}`);
    return sql`(select * from ${tableOf('doc')} where ${all([part, ...before, filters])} limit ${most})`;
  });
  return sql`select * from (${sql.join(selects, sql` union all `)}) by_parts limit ${most}`;
}

/** The columns that an index keeps in the order of a sort; nothing is more relevant by itself than what is better known. */
const FIRST_BY: Record<SearchSort, string> = {
  relevance: 'popularity',
  followers: 'followers',
  visitors: 'visitors',
  newest: 'created_at',
};

/** The rows of a stage that may stand before all others, wherever in the table they are, and those among the first rows of all. */
export function foremostRows(
  { met, foremost }: Pick<Stage, 'met' | 'foremost'>,
  filters: Condition,
  { sort, most }: { readonly sort: SearchSort; readonly most: number },
): Rows {
  const doc = tableOf('doc');
  const selects = foremost.map((place) => sql`(select ctid from ${doc} where ${all([place, filters])} limit ${most})`);
  return sql`select * from ${doc} where ctid = any(array(${sql.join(selects, sql` union all `)} union all (select at from (
    select ctid as at, * from ${doc} order by ${sql.ref(FIRST_BY[sort])} desc, kind, id limit ${most}) first_of_all
    where ${all([met, filters])})))`;
}
