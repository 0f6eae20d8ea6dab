import { readTable } from '@meikan/projections/read-model';
import { sql } from 'kysely';

export const r = readTable('report', 'r');
export const g = readTable('ruling', 'g');
/** A ruling on the same thing as `g`, or an earlier one. */
export const e = readTable('ruling', 'e');

type OfThing = Pick<typeof r | typeof g, 'kind' | 'target_id'>;

/** Whether two rows are about the same thing. */
export const isOf = (one: OfThing, other: OfThing) =>
  sql`${one.kind} = ${other.kind} and ${one.target_id} = ${other.target_id}`;
