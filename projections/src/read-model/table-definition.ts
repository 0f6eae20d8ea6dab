export type ColumnType = 'text' | 'text[]' | 'integer' | 'boolean' | 'jsonb';

/** How one table is made and addressed. Rows are plain JSON values; every column of a row is named here with its type. */
export type TableDefinition<Row extends object> = {
  readonly name: string;
  readonly key: readonly (keyof Row & string)[];
  readonly columns: { readonly [C in keyof Row & string]: ColumnType };
  /** The statements that make the table and its indexes in `schema`, each index with its reason. */
  ddl(schema: string): readonly string[];
};

/** A table of any row type, as the page fold sees it. */
export type AnyTable = Pick<TableDefinition<object>, 'name' | 'ddl'> & {
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, ColumnType>>;
};
