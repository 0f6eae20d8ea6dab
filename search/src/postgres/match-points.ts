import { type RawBuilder, sql } from 'kysely';
import { type FoldedQuery, POINTS, WORD_POINTS } from '../folding/index.ts';

type Points = RawBuilder<number>;

const COLUMNS = { name: 'k_name', alias: 'k_alias', reading: 'k_reading', tag: 'k_tag' } as const;

/** The points of the whole query against a row (folding/tiers.ts, in SQL): the best of its keys, 0 when none meets. */
export function wholePoints(query: FoldedQuery): Points {
  const { whole, sound } = query;
  const steps = [
    step(COLUMNS.name, `|${whole}|`, POINTS.name.exact),
    step(COLUMNS.alias, `|${whole}|`, POINTS.alias.exact),
    step(COLUMNS.reading, `|${whole}|`, POINTS.reading.exact),
    ...soundStep(`|${sound}|`, sound, POINTS.sound.exact),
    step(COLUMNS.name, `|${whole}`, POINTS.name.prefix),
    step(COLUMNS.alias, `|${whole}`, POINTS.alias.prefix),
    step(COLUMNS.reading, `|${whole}`, POINTS.reading.prefix),
    ...soundStep(`|${sound}`, sound, POINTS.sound.prefix),
    step(COLUMNS.tag, `|${whole}|`, POINTS.tag.exact),
    step(COLUMNS.name, whole, POINTS.name.part),
    step(COLUMNS.alias, whole, POINTS.alias.part),
    step(COLUMNS.reading, whole, POINTS.reading.part),
    step(COLUMNS.tag, whole, POINTS.tag.part),
  ];
  // Most rows of a common word hold it in their description only: one look at `keys` spares them the ladder.
  const named = holds('keys', whole);
  const inKeys = sound === '' ? named : sql`(${named} or ${holds('k_sound', `|${sound}`)})`;
  return sql`case when not ${inKeys} then ${sql.lit(POINTS.body)} else case ${sql.join(steps, sql` `)} else 0 end end`;
}

/** The capped points of several words together; 0 for a single word, which `wholePoints` judges. */
export function wordPoints(query: FoldedQuery): Points {
  if (query.terms.length < 2) return sql`0`;
  return sql`(${sql.join(query.terms.map(pointsOfWord), sql` + `)})`;
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

/** Whether a key begins with the whole query. */
export function beginsWith(query: FoldedQuery): RawBuilder<boolean> {
  const spelled = holds('keys', `|${query.whole}`);
  return query.sound === '' ? spelled : sql`(${spelled} or ${holds('k_sound', `|${query.sound}`)})`;
}

function soundStep(wanted: string, sound: string, points: number): RawBuilder<unknown>[] {
  return sound === '' ? [] : [step('k_sound', wanted, points)];
}

function step(column: string, wanted: string, points: number): RawBuilder<unknown> {
  return sql`when ${holds(column, wanted)} then ${sql.lit(points)}`;
}

function holds(column: string, wanted: string): RawBuilder<boolean> {
  return sql`strpos(${sql.ref(column)}, ${wanted}) > 0`;
}
