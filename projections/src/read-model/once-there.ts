import { Fault } from '@meikan/platform';
import type { Pool } from 'pg';
import type { Watermarks } from './wait-for.ts';

const TIMEOUT_MS = 30_000;

export type Place = { readonly pool: Pool; readonly watermarks: Watermarks };

type Asked = {
  readonly query: string;
  readonly values: readonly string[];
  /** A position: the answer holds all until there. */
  readonly asOf: string;
};

/** Answers the one row of a query once the read model is as far as asked. @throws Fault where it is not within half a minute */
export async function onceThere<Row extends object>(
  { pool, watermarks }: Place,
  { query, values, asOf }: Asked,
): Promise<Row> {
  const { reached } = await watermarks.waitFor(asOf, { withinMs: TIMEOUT_MS });
  if (!reached) throw new Fault('read-model-behind', `the read model has not reached ${asOf}`);
  const [row] = (await pool.query<Row>(query, [...values])).rows;
  if (row === undefined) throw new Error('a query of one row answered none');
  return row;
}
