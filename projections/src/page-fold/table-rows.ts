import type { PoolClient } from 'pg';
import type { AnyTable } from '../read-model/table-definition.ts';
import { columnText } from './column-text.ts';
import { textArray } from './text-array.ts';

const SEPARATOR = '\u0000';

/** Joins a key's values into one text; no id holds the separator. */
export const keyText = (key: readonly string[]): string => key.join(SEPARATOR);

/** Loads the rows of the given keys in one statement, as the values that `writeRows` wrote. */
export async function loadRows(
  client: PoolClient,
  schema: string,
  table: AnyTable,
  keys: readonly (readonly string[])[],
): Promise<Map<string, object>> {
  const found = await client.query<Record<string, unknown>>({
    name: `load-${schema}-${table.name}`,
    text: `select ${Object.keys(table.columns).join(', ')} from ${schema}.${table.name} where ${amongKeys(table)}`,
    values: keyArrays(table, keys),
  });
  return new Map(found.rows.map((row) => [keyText(table.key.map((column) => String(row[column]))), row]));
}

/** Writes all rows of a page in one statement. Counts are written with new rows only: `applyCounts` moves them. */
export async function writeRows(
  client: PoolClient,
  schema: string,
  table: AnyTable,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(table.columns);
  const names = columns.map(([column]) => column);
  const written = columns.filter(([column, { counts }]) => !counts && !table.key.includes(column));
  const set = written.map(([column]) => `${column} = excluded.${column}`);
  await client.query({
    name: `write-${schema}-${table.name}`,
    text: `insert into ${schema}.${table.name} (${names.join(', ')})
      select ${columns.map(([column, { type }]) => (type === 'text' ? column : `${column}::${type}`)).join(', ')}
      from unnest(${names.map((_, index) => `$${index + 1}::text[]`).join(', ')}) as page (${names.join(', ')})
      on conflict (${table.key.join(', ')}) do update set ${set.join(', ')}`,
    values: columns.map(([column, { type }]) => textArray(rows.map((row) => columnText(type, cell(row, column))))),
  });
}

export async function deleteRows(
  client: PoolClient,
  schema: string,
  table: AnyTable,
  keys: readonly (readonly string[])[],
): Promise<void> {
  if (keys.length === 0) return;
  await client.query({
    name: `delete-${schema}-${table.name}`,
    text: `delete from ${schema}.${table.name} where ${amongKeys(table)}`,
    values: keyArrays(table, keys),
  });
}

const cell = (row: object, column: string): unknown => (row as Readonly<Record<string, unknown>>)[column];

function amongKeys({ key }: AnyTable): string {
  const arrays = key.map((_, index) => `$${index + 1}::text[]`);
  return `(${key.join(', ')}) in (select * from unnest(${arrays.join(', ')}))`;
}

const keyArrays = ({ key }: AnyTable, keys: readonly (readonly string[])[]): Buffer[] =>
  key.map((_, index) => textArray(keys.map((values) => values[index] ?? null)));
