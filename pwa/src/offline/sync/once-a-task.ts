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
