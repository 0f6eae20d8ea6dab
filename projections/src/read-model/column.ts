/** How PostgreSQL keeps a value. */
export type ColumnType = 'text' | 'text[]' | 'integer' | 'boolean' | 'jsonb' | 'timestamptz' | 'bigint';

/**
 * The rows elsewhere that a column counts, which move it as they come and go: what follows `from`, with `t` as its own row. `of`: whose
 * they are, where what is a person's does not count while the person is out of sight.
 */
export type Counted = { readonly rows: string; readonly of?: string };

/** One column: its type in PostgreSQL, what it says there beside that, and, for the compiler alone, what a row holds of it. */
export type Column<Value = unknown> = {
  readonly type: ColumnType;
  readonly nullable: boolean;
  readonly counts?: Counted;
  /** How PostgreSQL fills the column by itself. */
  readonly filled?: 'default now()' | 'generated always as identity';
  readonly value?: Value;
};

const column = <Value>(type: ColumnType, beside?: Pick<Column, 'counts' | 'filled'>): Column<Value> => ({
  type,
  nullable: false,
  ...beside,
});

export const text = <Value extends string = string>(): Column<Value> => column('text');
export const texts = (): Column<string[]> => column('text[]');
export const integer = (): Column<number> => column('integer');
export const count = (rows: string, whose: Pick<Counted, 'of'> = {}): Column<number> =>
  column('integer', { counts: { rows, ...whose } });
export const boolean = (): Column<boolean> => column('boolean');
export const json = <Value>(): Column<Value> => column('jsonb');
/** When the row was written, by PostgreSQL's clock. */
export const writtenAt = (): Column<Date> => column('timestamptz', { filled: 'default now()' });
/** Numbers in the order of writing; text in a row, since JavaScript's numbers do not hold them all. */
export const numbered = (): Column<string> => column('bigint', { filled: 'generated always as identity' });

export const orNull = <Value>(of: Column<Value>): Column<Value | null> => ({ ...of, nullable: true });
