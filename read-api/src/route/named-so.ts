import { foldQuery, SOUND } from '@meikan/search/folding';
import { type Expression, type RawBuilder, sql } from 'kysely';

const holds = (column: Expression<string>, wanted: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(${column}, ${wanted}) > 0`;

/**
 * Whether a row's `name_text` holds every word of a text, or begins with its sound, as the search folds them: 黒崎 finds
 * 黒﨑, くろさき its reading. Signs alone name nobody; an empty text names everybody.
 */
export function namedSo(column: Expression<string>, text: string): RawBuilder<boolean> {
  if (text.trim() === '') return sql<boolean>`true`;
  const query = foldQuery(text);
  if (query === undefined) return sql<boolean>`false`;
  const words = sql<boolean>`(${sql.join(
    query.terms.map((term) => holds(column, term)),
    sql` and `,
  )})`;
  return query.sound === '' ? words : sql<boolean>`(${words} or ${holds(column, `${SOUND}${query.sound}`)})`;
}
