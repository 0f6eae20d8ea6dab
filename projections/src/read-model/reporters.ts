import type { RulingGiven } from '@meikan/domain';
import { onceThere, type Place } from './once-there.ts';
import { LIVING } from './tables.ts';

/** A thing, and until when its reports are answered. */
export type Answered = Pick<RulingGiven['data'], 'target' | 'upTo'>;

const QUERY = `select coalesce(json_agg(user_id order by user_id), '[]') as reporters from ${LIVING}.report
  where kind = $1 and target_id = $2 and reported_at <= $3 and reported_at > coalesce((
    select max(up_to) from ${LIVING}.ruling where kind = $1 and target_id = $2 and up_to < $3), '')`;

/** Who reported what is answered: what came after the answer before. @throws Fault as `onceThere` */
export async function reportersOf(
  place: Place,
  { target: { kind, id }, upTo }: Answered,
  asOf: string,
): Promise<readonly string[]> {
  const asked = { query: QUERY, values: [kind, id, upTo], asOf };
  return (await onceThere<{ readonly reporters: readonly string[] }>(place, asked)).reporters;
}
