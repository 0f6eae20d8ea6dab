import { type RawBuilder, sql } from 'kysely';
import { all, type Db, first } from './read-route.ts';

type Sql = RawBuilder<unknown>;

/** How many rows stand in `from`: tables with their joins and conditions. */
export async function countIn(from: Sql, db: Db): Promise<number> {
  const row = await first(sql<{ count: number }>`select count(*)::int as count from ${from}`, db);
  return row?.count ?? 0;
}

/** How many of them per value of `key`, most first: the counts that a list's chips show. */
export async function countPer(key: Sql, from: Sql, db: Db): Promise<Record<string, number>> {
  const rows = await all(
    sql<{ key: string; count: number }>`select ${key} as key, count(*)::int as count
      from ${from} group by 1 order by 2 desc, 1`,
    db,
  );
  return counterOf(rows);
}

/** Counts by what they count. */
export const counterOf = (rows: readonly { readonly key: string; readonly count: number }[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ key, count }) => [key, count]));

/** What the counts of a counter add up to. */
export const total = (counter: Readonly<Record<string, number>>): number =>
  Object.values(counter).reduce((a, b) => a + b, 0);
