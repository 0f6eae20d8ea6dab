import type { Row } from '../../offline/outbox/machine/row.ts';
import { DAY } from '../../offline/ui/outbox/moments.ts';

/** So many edits on one device are worth a warning. */
export const MANY = 1000;
const AGED = 7 * DAY;
/** Never thrown away by itself; the person is asked whether it is still meant (F11). */
const OLD = 30 * DAY;

export type Ages = { readonly aged: number; readonly old: readonly Row[] };

/** How many edits have waited long, by the clock of the device that made them. */
export function agesOf(rows: readonly Row[], now: number): Ages {
  const age = ({ issuedAt }: Row) => now - Date.parse(issuedAt);
  return { aged: rows.filter((row) => age(row) > AGED).length, old: rows.filter((row) => age(row) > OLD) };
}
