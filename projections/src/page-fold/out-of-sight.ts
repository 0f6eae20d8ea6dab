import type { PoolClient } from 'pg';
import type { AnyTable } from '../read-model/table-definition.ts';
import type { RowChange } from './fold-rows.ts';
import { countsOf } from './recount.ts';

const isOutOfSight = (row: object | null): boolean => row !== null && 'is_visible' in row && row.is_visible === false;

/** Of the rows of a page, the people who came into sight, or went out of it. */
export const turned = (changes: readonly RowChange[]): readonly string[] =>
  changes.flatMap(({ key: [id], before, after }) =>
    id !== undefined && isOutOfSight(before) !== isOutOfSight(after) ? [id] : [],
  );

/** Of these people those who are out of sight. */
export async function outOfSight(
  client: PoolClient,
  schema: string,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const found = await client.query<{ id: string }>({
    name: `out-of-sight-${schema}`,
    text: `select id from ${schema}.person where id = any($1::text[]) and not is_visible`,
    values: [people],
  });
  return new Set(found.rows.map(({ id }) => id));
}

/** The ids of the rows of a table that count something of these people's. */
export async function countingOn(
  client: PoolClient,
  schema: string,
  table: AnyTable,
  people: readonly string[],
): Promise<readonly string[]> {
  const counted = countsOf(table).flatMap(([, { rows, of }]) =>
    of === undefined ? [] : [`exists (select from ${schema}.${rows} and ${of} = any($1::text[]))`],
  );
  if (people.length === 0 || counted.length === 0) return [];
  const { name } = table;
  const found = await client.query<{ id: string }>({
    name: `counting-on-${schema}-${name}`,
    text: counted.map((exists) => `select t.id from ${schema}.${name} t where ${exists}`).join(' union '),
    values: [people],
  });
  return found.rows.map(({ id }) => id);
}
