import type { QueryClient } from '@tanstack/react-query';
import { rememberPosition } from '../../api/read-after.ts';
import type { Acked, Contents } from '../outbox/store/store.ts';
import { staleAfter, type Views } from './overlay.ts';

/** After work the page is left free for so many times what it took. */
const REST = 3;

/**
 * Work that is asked for often: done once after whatever happens in one task, since an edit is safe before every list of the page
 * is folded again, and a batch that has arrived changes many rows (G2, G3). What takes long, as with thousands of edits (G6), is
 * done less often, so that the page has most of its time for other things. `now`: ms that only grow.
 */
export function onceATask(
  work: () => void,
  now: () => number = () => performance.now(),
): { soon(): void; cancel(): void } {
  let due: ReturnType<typeof setTimeout> | undefined;
  let rested = 0;
  const run = () => {
    due = undefined;
    const from = now();
    work();
    const until = now();
    rested = until + (until - from) * REST;
  };
  return {
    soon() {
      due ??= setTimeout(run, Math.max(0, rested - now()));
    },
    cancel: () => clearTimeout(due),
  };
}

/** Between two batches of a queue that is being sent nothing is on its way for a moment; longer than this, in ms, it has ended. */
const LULL = 200;

export type AskAnew = {
  /** Hears of each state of the queue, and what came true since the last one. */
  follow(contents: Contents, came: readonly Acked[]): void;
  cancel(): void;
};

/**
 * What came true is asked for anew, by `read-after`: then the server's own words stand in the place of the overlay. A long queue
 * is sent to its end before: its batches need the slow line themselves (G3), and the overlay shows what has arrived.
 */
export function createAskAnew(views: readonly Views[], client: QueryClient): AskAnew {
  const types = new Set<string>();
  let quiet: ReturnType<typeof setTimeout> | undefined;

  function ask(): void {
    const names = staleAfter(views, [...types]);
    types.clear();
    for (const name of names) void client.invalidateQueries({ queryKey: [name] });
  }

  return {
    follow({ queue }, came) {
      const position = came.findLast((one) => one.position !== null)?.position;
      if (position) rememberPosition(position);
      for (const { command } of came) types.add(command.type);
      clearTimeout(quiet);
      if (types.size > 0 && !queue.rows.some(({ status }) => status === 'inflight')) quiet = setTimeout(ask, LULL);
    },
    cancel: () => clearTimeout(quiet),
  };
}
