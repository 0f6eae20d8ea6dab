import type { StreamName } from '@meikan/event-log';
import type { Pool } from 'pg';
import { LIVING } from '../read-model/tables.ts';

/** A stream whose events wait, and what kept the first of them from being folded. */
export type ParkedStream = {
  readonly stream: StreamName;
  /** How many wait, the one at fault among them. */
  readonly events: number;
  /** The event at fault: its type and its revision as text. */
  readonly type: string;
  readonly revision: string;
  readonly error: string;
  /** When it was parked, in ISO 8601. */
  readonly since: string;
};

export type ParkedPage = { readonly limit?: number; readonly offset?: number; readonly stream?: string };

const MOST = 1_000;
const LONGEST_ERROR = 1_000;

/** Those that were parked first come first; 1,000 at most unless told. `stream` asks for one. */
export async function parkedStreamsOf(
  pool: Pool,
  { limit = MOST, offset = 0, stream }: ParkedPage = {},
): Promise<readonly ParkedStream[]> {
  const found = await pool.query<ParkedStream>(
    `select stream, count(*)::int as events, min(revision)::text as revision,
        (array_agg(type order by revision))[1] as type,
        left((array_agg(error order by revision))[1], ${LONGEST_ERROR}) as error,
        to_char(min(parked_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
      from ${LIVING}.parked_event where $3::text is null or stream = $3
      group by stream order by min(parked_at), stream limit $1 offset $2`,
    [limit, offset, stream ?? null],
  );
  return found.rows;
}
