import type { PoolClient } from 'pg';
import type { CountChange } from './projector.ts';

/** Sums the changes of a page and applies them, one statement per counted column. */
export async function applyCounts(client: PoolClient, schema: string, changes: readonly CountChange[]): Promise<void> {
  const byColumn = Map.groupBy(changes, (change) => `${change.table}.${change.column}`);
  for (const group of [...byColumn.keys()].sort()) await applyColumn(client, schema, byColumn.get(group) ?? []);
}

async function applyColumn(client: PoolClient, schema: string, changes: readonly CountChange[]): Promise<void> {
  const sums = new Map<string, number>();
  for (const { id, by } of changes) sums.set(id, (sums.get(id) ?? 0) + by);
  const moved = [...sums].filter(([, by]) => by !== 0);
  const [first] = changes;
  if (!first || moved.length === 0) return;
  await client.query({
    name: `count-${schema}-${first.table}-${first.column}`,
    text: `update ${schema}.${first.table} t set ${first.column} = t.${first.column} + d.by
      from unnest($1::text[], $2::int[]) as d (id, by) where t.id = d.id`,
    values: [moved.map(([id]) => id), moved.map(([, by]) => by)],
  });
}
