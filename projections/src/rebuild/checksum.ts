import type { PoolClient } from 'pg';
import { foldedTables, LIVING, SHADOW } from '../read-model/tables.ts';

export type TableChecksum = {
  readonly table: string;
  readonly rows: number;
  readonly living: string;
  readonly shadow: string;
  readonly equal: boolean;
};

/** Compares every folded table of the two schemas by the sum of its rows' hashes: order does not matter, a bit does. */
export async function compareTables(client: PoolClient): Promise<readonly TableChecksum[]> {
  const compared: TableChecksum[] = [];
  for (const { name } of foldedTables) {
    const living = await checksum(client, LIVING, name);
    const shadow = await checksum(client, SHADOW, name);
    compared.push({
      table: name,
      rows: shadow.rows,
      living: living.sum,
      shadow: shadow.sum,
      equal: living.sum === shadow.sum && living.rows === shadow.rows,
    });
  }
  return compared;
}

/** Two independent 64-bit hashes a row, summed: what two different sets of rows have in common by chance is negligible. */
export async function checksum(
  client: PoolClient,
  schema: string,
  table: string,
): Promise<{ readonly rows: number; readonly sum: string }> {
  const summed = await client.query<{ rows: number; sum: string }>(
    `select count(*)::int as rows,
      coalesce(sum(hashtextextended(t::text, 1)::numeric), 0)::text || ':' || coalesce(sum(hashtextextended(t::text, 2)::numeric), 0)::text as sum
      from ${schema}.${table} t`,
  );
  return summed.rows[0] ?? { rows: 0, sum: '0:0' };
}
