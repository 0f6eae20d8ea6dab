import type { Column } from './column.ts';
import type { AnyTable } from './table-definition.ts';

/** The statements that make a table and its indexes in `schema`. */
export function tableDdl(
  schema: string,
  { name, key, columns, indexes = {}, unique = {} }: AnyTable,
): readonly string[] {
  const parts = [...Object.entries(columns).map(columnDdl), `primary key (${key.join(', ')})`];
  const on = ([index, held]: readonly [string, string]) => `index ${index} on ${schema}.${name} ${held}`;
  return [
    `create table ${schema}.${name} (${parts.join(', ')})${spaceFor(columns)}`,
    ...Object.entries(unique).map((index) => `create unique ${on(index)}`),
    ...Object.entries(indexes).map((index) => `create ${on(index)}`),
  ];
}

function columnDdl([name, { type, nullable, counts, filled }]: readonly [string, Column]): string {
  const said = [nullable ? '' : 'not null', counts ? `check (${name} >= 0)` : '', filled ?? ''];
  return [name, type, ...said].filter((part) => part !== '').join(' ');
}

/** Counts move often, and a row that finds space on its page leaves the indexes alone. */
const spaceFor = (columns: AnyTable['columns']): string =>
  Object.values(columns).some(({ counts }) => counts) ? ' with (fillfactor = 70)' : '';
