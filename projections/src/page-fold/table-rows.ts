import type { PoolClient } from 'pg';
import type { TableDefinition } from '../read-model/table-definition.ts';

const SEPARATOR = '\u0000';

/** Joins a key's values into one text; no id holds the separator. */
export const keyText = (key: readonly string[]): string => key.join(SEPARATOR);

/** Loads the rows of the given keys in one statement, as the JSON documents that `writeRows` wrote. */
export async function loadRows(
  client: PoolClient,
  schema: string,
  table: TableDefinition<object>,
  keys: readonly (readonly string[])[],
): Promise<Map<string, object>> {
  const columns = table.key.map((_, index) => `$${index + 1}::text[]`);
  const names = table.key.join(', ');
  const found = await client.query<{ row: Record<string, unknown> }>({
    name: `load-${schema}-${table.name}`,
    text: `select to_json(t) as row from ${schema}.${table.name} t where (${names}) in (select * from unnest(${columns.join(', ')}))`,
    values: table.key.map((_, index) => keys.map((key) => key[index])),
  });
  return new Map(found.rows.map(({ row }) => [keyText(table.key.map((column) => String(row[column]))), row]));
}

/** Writes all rows of a page in one statement; columns that only counts move are left to `applyCounts` on existing rows. */
export async function writeRows(
  client: PoolClient,
  schema: string,
  table: TableDefinition<object>,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = table.columns.join(', ');
  const set = table.columns
    .filter((column) => !table.key.includes(column))
    .map((column) => `${column} = excluded.${column}`);
  await client.query({
    name: `write-${schema}-${table.name}`,
    text: `insert into ${schema}.${table.name} (${columns})
      select ${columns} from json_populate_recordset(null::${schema}.${table.name}, $1::json)
      on conflict (${table.key.join(', ')}) do update set ${set.join(', ')}`,
    values: [JSON.stringify(rows)],
  });
}

export async function deleteRows(
  client: PoolClient,
  schema: string,
  table: TableDefinition<object>,
  keys: readonly (readonly string[])[],
): Promise<void> {
  if (keys.length === 0) return;
  const columns = table.key.map((_, index) => `$${index + 1}::text[]`);
  await client.query({
    name: `delete-${schema}-${table.name}`,
    text: `delete from ${schema}.${table.name} where (${table.key.join(', ')}) in (select * from unnest(${columns.join(', ')}))`,
    values: table.key.map((_, index) => keys.map((key) => key[index])),
  });
}
