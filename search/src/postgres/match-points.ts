import { type RawBuilder, sql } from 'kysely';
import { type FoldedQuery, POINTS, WORD_POINTS } from '../folding/index.ts';

type Points = RawBuilder<number>;

const COLUMNS = { name: 'k_name', alias: 'k_alias', reading: 'k_reading', tag: 'k_tag' } as const;

type Ladder = { readonly exact: number; readonly prefix?: number; readonly part: number };

/**
 * The points of the whole query against a row (folding/tiers.ts, in SQL): the best of its keys. Each key is looked at
 * once before its steps are, since most rows of a common word hold it in one key, or in the description, only.
 */
export function wholePoints(query: FoldedQuery): Points {
  const { whole, sound } = query;
  const ladders = [
    ladder(COLUMNS.name, whole, POINTS.name),
    ladder(COLUMNS.alias, whole, POINTS.alias),
    ladder(COLUMNS.reading, whole, POINTS.reading),
    ladder(COLUMNS.tag, whole, POINTS.tag),
  ];
  const spelled = sql<number>`case when ${holds('keys', whole)} then greatest(${sql.join(ladders)}) else ${sql.lit(POINTS.body)} end`;
  if (sound === '') return spelled;
  const { exact, prefix } = POINTS.sound;
  const heard = sql`case ${step('k_sound', `|${sound}|`, exact)} ${step('k_sound', `|${sound}`, prefix)} else 0 end`;
  return sql`greatest(${spelled}, ${heard})`;
}

function ladder(column: string, whole: string, points: Ladder): Points {
  const begun = points.prefix === undefined ? sql`` : step(column, `|${whole}`, points.prefix);
  return sql`case when ${misses(column, whole)} then 0 ${step(column, `|${whole}|`, points.exact)} ${begun}
    else ${sql.lit(points.part)} end`;
}

/** The capped points of several words, as much as two would have together; 0 for a single word, which `wholePoints` judges. */
export function wordPoints(query: FoldedQuery): Points {
  if (query.terms.length < 2) return sql`0`;
  return sql`(${sql.join(query.terms.map(pointsOfWord), sql` + `)}) * 2.0 / ${sql.lit(query.terms.length)}`;
}

function pointsOfWord(term: string): Points {
  const steps = [
    step(COLUMNS.name, `|${term}`, WORD_POINTS.namePrefix),
    step(COLUMNS.name, term, WORD_POINTS.name),
    step(COLUMNS.alias, term, WORD_POINTS.other),
    step(COLUMNS.reading, term, WORD_POINTS.other),
    step(COLUMNS.tag, term, WORD_POINTS.tag),
  ];
  return sql`case ${sql.join(steps, sql` `)} else ${sql.lit(WORD_POINTS.body)} end`;
}

/** What comes on top of a row's points: being known, a short name, the form that was typed; articles step back. */
export function bonusPoints(query: FoldedQuery): Points {
  const length = Array.from(query.whole).length;
  return sql`popularity
    + 40 * least(1, ${length}::real / greatest(name_length, 1))
    + case when right(k_name, ${length + 2}::int) = ${`|${query.whole}|`} then 80 else 0 end
    + case when starts_with(plain, ${query.plain}) then 5 else 0 end
    - case when kind = 'article' then 15 else 0 end`;
}

/** Whether each word stands in one piece: bigrams alone would let 京都東 meet 東京都. Nothing to ask for words of two. */
export function adjacency(query: FoldedQuery, scope: 'names' | 'everything'): RawBuilder<boolean> | undefined {
  const long = query.terms.filter((term) => Array.from(term).length > 2);
  if (long.length === 0) return undefined;
  const each = long.map((term) =>
    scope === 'names' ? holds('keys', term) : sql<boolean>`(${holds('keys', term)} or ${holds('body', term)})`,
  );
  const spelled = sql<boolean>`(${sql.join(each, sql` and `)})`;
  return query.sound === '' ? spelled : sql`(${spelled} or ${holds('k_sound', `|${query.sound}`)})`;
}

/** Whether a key is the whole query. */
export function isWhole({ whole, sound }: FoldedQuery): RawBuilder<boolean> {
  const spelled = holds('keys', `|${whole}|`);
  return sound === '' ? spelled : sql`(${spelled} or ${holds('k_sound', `|${sound}|`)})`;
}

/** Whether a key begins with the whole query. */
export function beginsWith(query: FoldedQuery): RawBuilder<boolean> {
  const spelled = holds('keys', `|${query.whole}`);
  return query.sound === '' ? spelled : sql`(${spelled} or ${holds('k_sound', `|${query.sound}`)})`;
}

function step(column: string, wanted: string, points: number): RawBuilder<unknown> {
  return sql`when ${holds(column, wanted)} then ${sql.lit(points)}`;
}

function holds(column: string, wanted: string): RawBuilder<boolean> {
  return sql`strpos(${sql.ref(column)}, ${wanted}) > 0`;
}

function misses(column: string, wanted: string): RawBuilder<boolean> {
  return sql`strpos(${sql.ref(column)}, ${wanted}) = 0`;
}
