/** How one table is made and addressed. Rows are plain JSON values, so that a page is read and written as one document. */
export type TableDefinition<Row extends object> = {
  readonly name: string;
  readonly key: readonly (keyof Row & string)[];
  readonly columns: readonly (keyof Row & string)[];
  /** The statements that make the table and its indexes in `schema`, each index with its reason. */
  ddl(schema: string): readonly string[];
};
