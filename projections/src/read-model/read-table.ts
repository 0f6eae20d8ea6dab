import { type Expression, type RawBuilder, sql } from 'kysely';
import type { RowOf } from './table-definition.ts';
import { LIVING, type ReadModelTable, readModelTables } from './tables.ts';

type Rows = { readonly [T in ReadModelTable as T['name']]: RowOf<T> };

/** The read model as Kysely's builder asks it: `selectFrom('read_model.person as p')`. */
export type ReadModel = { [T in ReadModelTable as `${typeof LIVING}.${T['name']}`]: RowOf<T> };

type Columns<Row> = { readonly [C in keyof Row & string]: RawBuilder<Row[C]> };

/** A table under an alias, with its columns. */
export type ReadTable<Row> = Expression<Row> & Columns<Row>;

/**
 * A table of the read model as raw SQL asks it: with `const p = readTable('person', 'p')`, `${p}` says `read_model.person p`
 * and `${p.id}` says `p.id`. A table or column that is not there does not compile.
 */
export function readTable<T extends keyof Rows>(name: T, alias: string): ReadTable<Rows[T]> {
  const { columns } = definitionOf(name);
  const table = sql.raw<Rows[T]>(`${LIVING}.${name} ${alias}`);
  const refs = Object.keys(columns).map((column) => [column, sql.raw(`${alias}.${column}`)]);
  return {
    ...(Object.fromEntries(refs) as Columns<Rows[T]>),
    expressionType: undefined,
    toOperationNode: () => table.toOperationNode(),
  };
}

function definitionOf(name: string): ReadModelTable {
  const definition = readModelTables.find((table) => table.name === name);
  if (!definition) throw new Error(`the read model has no table ${name}`);
  return definition;
}
