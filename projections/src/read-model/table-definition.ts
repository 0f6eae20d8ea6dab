import type { Column } from './column.ts';

/** One table, said once: the statements that make it (`tableDdl`) and its rows' type (`RowOf`) follow from its columns. */
export type TableDefinition<Row extends object, Name extends string = string> = {
  readonly name: Name;
  readonly key: readonly (keyof Row & string)[];
  readonly columns: { readonly [C in keyof Row]: Column<Row[C]> };
  /** By its name, what each index holds; its reason stands beside it. */
  readonly indexes?: Readonly<Record<string, string>>;
  /** The same of indexes that hold no value twice. */
  readonly unique?: Readonly<Record<string, string>>;
};

/** A table of any row type, as the page fold sees it. */
export type AnyTable = Pick<TableDefinition<object>, 'name' | 'indexes' | 'unique'> & {
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Column>>;
};

/** A row of a table: plain values, as PostgreSQL gives them back. */
export type RowOf<Table> = Table extends TableDefinition<infer Row> ? Row : never;

export const defineTable = <Row extends object, const Name extends string>(
  table: TableDefinition<Row, Name>,
): TableDefinition<Row, Name> => table;
