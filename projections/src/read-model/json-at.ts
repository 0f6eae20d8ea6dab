import { type Expression, type RawBuilder, sql } from 'kysely';

type Leaf = string | number | boolean | readonly unknown[];
type Key<Json> = NonNullable<Json> extends Leaf ? never : keyof NonNullable<Json> & string;

/** The keys on the way to any part of a JSON value; lists are not entered. */
type Path<Json> = {
  [K in Key<Json>]: readonly [K] | (NonNullable<Json>[K] extends infer Part ? readonly [K, ...Path<Part>] : never);
}[Key<Json>];

const steps = (keys: readonly string[]) =>
  sql.join(
    keys.map((key) => sql`->${sql.lit(key)}`),
    sql``,
  );

/**
 * A part of a JSON column, as JSON: `jsonAt(p.state, 'sections', 'sns')` says `p.state->'sections'->'sns'`. A path that the
 * column's type does not know does not compile.
 */
export const jsonAt = <Json, const P extends Path<Json>>(column: Expression<Json>, ...path: P): RawBuilder<unknown> =>
  sql`${column}${steps(path)}`;

/** The same as text; null where there is nothing. */
export const textAt = <Json, const P extends Path<Json>>(
  column: Expression<Json>,
  ...path: P
): RawBuilder<string | null> => sql`${column}${steps(path.slice(0, -1))}->>${sql.lit(path.at(-1))}`;
