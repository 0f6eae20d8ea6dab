import type { EventLog, LogPosition, RecordedEvent } from '@meikan/event-log';
import { foldedCategories } from '../folders.ts';
import { comparePositions } from '../read-model/positions.ts';
import { after } from '../runner/after.ts';
import type { PageWriter } from '../runner/page-writer.ts';

/** Long pages fold more events into one write of a row. */
const PAGE = 5_000;

/** Told after every page; answers whether to go on. */
export type OnPage = (position: string, events: number) => Promise<boolean>;

/**
 * Folds the log page by page up to `until` (its head without it), reading each page while the one before is written. False
 * when `onPage` said to stop.
 */
export async function catchUp(
  log: EventLog,
  writer: PageWriter,
  { until, onPage }: { readonly until?: string; readonly onPage?: OnPage } = {},
): Promise<boolean> {
  let ahead: Promise<Page> | undefined;
  for (;;) {
    const page = within(await (ahead ?? nextPage(log, writer.position)), until);
    const last = page.at(-1);
    if (!last) {
      if (!ahead) break;
      // The log may have grown since this was read.
      ahead = undefined;
      continue;
    }
    ahead = nextPage(log, last.position);
    // Heard when it is awaited; until then a failed read is nobody's, and would end the process.
    ahead.catch(() => undefined);
    await writer.write({ events: page, through: last.position });
    if (onPage && !(await onPage(last.position, page.length))) return false;
  }
  if (until && comparePositions(writer.position, until) < 0)
    await writer.write({ events: [], through: until as LogPosition });
  return true;
}

type Page = readonly RecordedEvent[];

const nextPage = (log: EventLog, position: string): Promise<Page> =>
  log.readAll({ ...after(position, log.start), limit: PAGE, categories: foldedCategories });

const within = (page: Page, until: string | undefined): Page =>
  until === undefined ? page : page.filter(({ position }) => comparePositions(position, until) <= 0);
