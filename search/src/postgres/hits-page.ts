import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FoldedQuery } from '../folding/index.ts';
import type { SearchKind, SearchSort } from '../port.ts';
import { bonusPoints, wholePoints, wordPoints } from './match-points.ts';
import { tableOf } from './search-doc.table.ts';

/** One row that met the text: what its tier, its place and its category are made from. */
export type FoundRow = {
  readonly kind: SearchKind;
  readonly id: string;
  readonly whole: number;
  readonly words: number;
};

export type FoundPage = {
  readonly rows: readonly FoundRow[];
  readonly total: number;
  /** How many met the text in any category, and a few of them: whether more has to be looked for does not hang on a category. */
  readonly met: number;
  readonly few: readonly FoundRow[];
  /** Leaf path → rows in it, without the category filter. */
  readonly paths: Readonly<Record<string, number>>;
};

export type HitsQuestion = {
  readonly query: FoldedQuery;
  /** The text's condition and every filter but the categories. */
  readonly condition: RawBuilder<boolean>;
  readonly inCategory: RawBuilder<boolean>;
  readonly sort: SearchSort;
  readonly offset: number;
  readonly limit: number;
  /** Rows looked at, in the table's order (popular ones first after a rebuild); absent means all. */
  readonly cap?: number;
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

type Answer = Pick<FoundPage, 'rows' | 'total' | 'met' | 'few'> & { readonly paths: FoundPage['paths'] | null };

export const NOTHING_FOUND: FoundPage = { rows: [], total: 0, met: 0, few: [], paths: {} };

/** One statement for a stage: the page, how many there are, and how many per category. */
export async function readHits(database: Kysely<unknown>, question: HitsQuestion): Promise<FoundPage> {
  const { query, inCategory } = question;
  const order = sql.raw(ORDERS[question.sort]);
  const capped = question.cap === undefined ? sql`` : sql`limit ${question.cap}`;
  const paths = question.counter
    ? sql`(select json_object_agg(path, n) from (select path, count(*) as n from scored group by path) counted)`
    : sql`null`;
  const { rows } = await sql<Answer>`
    with met as (select * from ${tableOf('doc')} where ${question.condition} ${capped}),
    judged as materialized (
      select kind, id, path, followers, visitors, created_at, ${inCategory} as in_category,
        ${wholePoints(query)} as whole, ${wordPoints(query)} as words, ${bonusPoints(query)} as bonus
      from met),
    scored as (select *, greatest(whole, words) + bonus as points from judged)
    select
      coalesce((select json_agg(h) from (select kind, id, whole, words from scored where in_category
        order by ${order} offset ${question.offset} limit ${question.limit}) h), '[]'::json) as rows,
      (select count(*)::int from scored where in_category) as total, (select count(*)::int from scored) as met,
      coalesce((select json_agg(f) from (select kind, id, whole, words from scored limit ${FEW}) f), '[]'::json) as few,
      ${paths} as paths`.execute(database);
  const [answer] = rows;
  return answer === undefined ? NOTHING_FOUND : { ...answer, paths: answer.paths ?? {} };
}
