import { type Kysely, type RawBuilder, sql } from 'kysely';
import { COUNTED_BY_CATEGORY } from '../choice/choice.ts';
import { type FoldedQuery, POINTS, WORD_POINTS } from '../folding/index.ts';
import type { KindCounts, SearchKind, SearchSort } from '../port.ts';
import { type Facetted, facetCounts, meets, missed } from './choice-conditions.ts';
import { bonusPoints, wholePoints, wordPoints } from './match-points.ts';
import type { Rows } from './met-rows.ts';

/** One row that met the text: what its tier, its place and its category are made from. */
export type FoundRow = {
  readonly kind: SearchKind;
  readonly id: string;
  readonly whole: number;
  readonly words: number;
  readonly points: number;
};

/** One page of some rows. */
export type RowsPage = {
  readonly rows: readonly FoundRow[];
  readonly total: number;
  /** How many met the text, whatever is chosen, and a few of them: whether more has to be looked for does not hang on a choice. */
  readonly met: number;
  readonly few: readonly FoundRow[];
  /** How many rows were looked at. */
  readonly looked: number;
  /** Whether one of them, whatever is chosen, is called so. */
  readonly named: boolean;
  /** Leaf path → rows in it, of those in the chosen facets. */
  readonly paths: Readonly<Record<string, number>>;
  /** Rows per kind, whatever is chosen. */
  readonly kinds: KindCounts;
  /** Rows per value of the facets asked for, whatever is chosen of the same facet. */
  readonly facets: Readonly<Record<string, number>>;
};

/** A page of all that meets a text, or of the rows that were looked at of it. */
export type FoundPage = RowsPage & {
  /** Whether there may be more rows than were looked at, so that every count is a lower bound. */
  readonly isCut: boolean;
  /** The same of those that are chosen. */
  readonly isTotalCut: boolean;
};

/** Which page of the rows that were found, in which order, among what is chosen. */
export type PageAsked = Facetted & {
  readonly sort: SearchSort;
  readonly offset: number;
  readonly limit: number;
  readonly counter: boolean;
};

/** Below this many hits a typing error is thought of. */
export const FEW = 3;

const ORDERS: Record<SearchSort, string> = {
  relevance: 'points desc, kind, id',
  followers: 'followers desc, points desc, kind, id',
  visitors: 'visitors desc, points desc, kind, id',
  newest: 'created_at desc, points desc, kind, id',
};

type Counts = Pick<RowsPage, 'paths' | 'kinds' | 'facets'>;
type Answer = Omit<RowsPage, keyof Counts> & { readonly [K in keyof Counts]: Counts[K] | null };

const NO_COUNTS: Counts = { paths: {}, kinds: {}, facets: {} };
const NO_ROWS: RowsPage = { rows: [], total: 0, met: 0, few: [], looked: 0, named: false, ...NO_COUNTS };
/** That all rows were looked at. */
export const UNCUT = { isCut: false, isTotalCut: false } as const;
export const NOTHING_FOUND: FoundPage = { ...NO_ROWS, ...UNCUT };

/** `isNamed` of the folding, by points: a name's whole or beginning, a part of it, or all words in names. */
const IS_NAMED = sql`whole >= ${sql.lit(POINTS.sound.prefix)} or words >= ${sql.lit(2 * WORD_POINTS.other)}
  or whole between ${sql.lit(POINTS.alias.part)} and ${sql.lit(POINTS.name.part)}`;

/** The page of some rows that meet a query, by its points. */
export function pageOfRows(
  database: Kysely<unknown>,
  { query, rows }: { readonly query: FoldedQuery; readonly rows: Rows },
  asked: PageAsked,
): Promise<RowsPage> {
  const { choice, countFacets } = asked;
  // Rows are many and their facets long: they are carried along only to be counted.
  const facets = countFacets.length === 0 ? sql`` : sql`facets,`;
  const scored = sql`
    with judged as materialized (
      select kind, id, path, followers, visitors, created_at, ${facets} ${missed(choice)} as missed,
        ${wholePoints(query)} as whole, ${wordPoints(query)} as words, ${bonusPoints(query)} as bonus
      from (${rows}) met),
    scored as (select *, greatest(whole, words) + bonus as points from judged)`;
  return pageOfScored(database, { scored, looked: sql`(select count(*)::int from judged)` }, asked);
}

/** A statement's beginning, which names its rows `scored`, and how many rows it has looked at for them. */
export type Scored = { readonly scored: RawBuilder<unknown>; readonly looked: RawBuilder<number> };

/** One statement for the page, how many there are, and how many per category. */
export async function pageOfScored(
  database: Kysely<unknown>,
  { scored, looked }: Scored,
  question: PageAsked,
): Promise<RowsPage> {
  const { choice } = question;
  const order = sql.raw(ORDERS[question.sort]);
  const counts = question.counter
    ? sql`(select json_object_agg(path, n) from (
        select path, count(*) as n from scored where ${meets(choice, ...COUNTED_BY_CATEGORY)} group by path) p) as paths,
      (select json_object_agg(kind, n) from (select kind, count(*) as n from scored group by kind) k) as kinds`
    : sql`null as paths, null as kinds`;
  const { rows } = await sql<Answer>`${scored}
    select
      coalesce((select json_agg(h) from (select kind, id, whole, words, points from scored where ${meets(choice)}
        order by ${order} offset ${question.offset} limit ${question.limit}) h), '[]'::json) as rows,
      (select count(*)::int from scored where ${meets(choice)}) as total, (select count(*)::int from scored) as met,
      ${looked} as looked,
      coalesce((select json_agg(f) from (select kind, id, whole, words, points from scored limit ${FEW}) f), '[]'::json) as few,
      coalesce((select bool_or(${IS_NAMED}) from scored), false) as named,
      ${counts}, ${facetCounts(sql`scored`, question)} as facets`.execute(database);
  const [answer] = rows;
  if (answer === undefined) return NO_ROWS;
  return { ...answer, paths: answer.paths ?? {}, kinds: answer.kinds ?? {}, facets: answer.facets ?? {} };
}
