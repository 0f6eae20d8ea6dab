import type { Pool } from 'pg';
import { comparePositions } from '../counted-positions.ts';
import type { LogPosition, SubscriptionPage } from '../port.ts';
import { translated } from './database-fault.ts';
import { EVENT_COLUMNS, type EventRow, toRecorded } from './event-row.ts';

/** A filter looks at this many positions per page, so that a rare category moves on in bounded steps. */
const WINDOW = 20_000n;

export type PageQuestion = {
  readonly after: LogPosition;
  readonly categories: readonly string[] | undefined;
  readonly limit: number;
};

/** Head and events come from one statement, hence one snapshot: `through` never claims what was not looked at. */
const PAGE = `select h.position as head, page.* from event_log.head h
  left join lateral (
    select ${EVENT_COLUMNS} from event_log.event e
    where e.position > $1::bigint and e.position <= least($2::bigint, h.position)
      and ($3::text[] is null or e.category = any($3::text[]))
    order by e.position limit $4
  ) page on true
  where h.id = 1 order by page.position`;

type PageRow = { readonly head: LogPosition } & (EventRow | { readonly position: null });

/** One step of a subscription after `after`. */
export async function readPage(pool: Pool, question: PageQuestion): Promise<SubscriptionPage> {
  const { after, categories, limit } = question;
  const end = (BigInt(after) + WINDOW).toString() as LogPosition;
  const values = [after, end, categories ?? null, limit];
  const { rows } = await translated(() => pool.query<PageRow>({ name: 'event-log-page', text: PAGE, values }));
  const head = rows[0]?.head ?? after;
  const events = rows.filter((row) => row.position !== null).map(toRecorded);
  const last = events.at(-1);
  const window = earlier(end, head);
  const through = events.length === limit && last ? last.position : window;
  // A caller may hold a position beyond a log restored from an older backup: it stays where it is.
  if (comparePositions(through, after) < 0) return { events, through: after, caughtUp: true };
  return { events, through, caughtUp: comparePositions(through, head) >= 0 };
}

function earlier(a: LogPosition, b: LogPosition): LogPosition {
  return comparePositions(a, b) < 0 ? a : b;
}
