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

/** Of a report `r`: the first ruling that came after it. */
export const firstAnswer = sql`lateral (select ${g.ruled_at}, ${g.hidden_for} from ${g}
  where ${isOf(g, r)} and ${g.up_to} >= ${r.reported_at} order by ${g.up_to} limit 1)`;
