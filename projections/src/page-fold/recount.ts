import type { PoolClient } from 'pg';
import type { Counted } from '../read-model/column.ts';
import type { AnyTable } from '../read-model/table-definition.ts';

/** The columns of a table that count, each with the rows that it counts. */
export const countsOf = ({ columns }: AnyTable): readonly (readonly [column: string, counted: Counted])[] =>
  Object.entries(columns).flatMap(([column, { counts }]) => (counts === undefined ? [] : [[column, counts] as const]));

const rowsIn = (schema: string, { rows, of }: Counted): string =>
  of === undefined
    ? `${schema}.${rows}`
    : `${schema}.${rows} and not exists (select from ${schema}.person s where s.id = ${of} and not s.is_visible)`;

/**
 * Counts anew for rows that have just come into being, since what relates to them may be older than they are, and for those that count
 * what is of somebody who came into sight or went out of it: which page brought what must make no difference.
 */
export async function recount(
  client: PoolClient,
  schema: string,
  table: AnyTable,
  ids: readonly string[],
): Promise<void> {
  const counts = ids.length === 0 ? [] : countsOf(table);
  if (counts.length === 0) return;
  const names = counts.map(([column]) => column);
  const sums = counts.map(([column, counted]) => `(select count(*)::int from ${rowsIn(schema, counted)}) as ${column}`);
  const { name } = table;
  await client.query({
    name: `recount-${schema}-${name}`,
    text: `update ${schema}.${name} t set ${names.map((column) => `${column} = n.${column}`).join(', ')}
      from (select t.id, ${sums.join(', ')} from ${schema}.${name} t where t.id = any($1::text[])) n
      where t.id = n.id and (${names.map((column) => `t.${column}`).join(', ')}) is distinct from (${names.map((column) => `n.${column}`).join(', ')})`,
    values: [ids],
  });
}
