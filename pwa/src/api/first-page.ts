import { ownWorkers } from '../device/browser-apis.ts';
import { queryClient } from './query-client.ts';

/** Longer, in ms, nothing waits for a first page. */
const TIMEOUT_MS = 5000;

let drawn = (): void => {};
const isDrawn = new Promise<void>((resolve) => {
  drawn = resolve;
});
let atRest: Promise<void> | null = null;

/** Said once, when the app has drawn its first page. */
export const firstPageDrawn = (): void => drawn();

/**
 * When the first page of a first visit is drawn and has its answers: what the device takes in for later, a worker, a database,
 * comes after what somebody waits for now. At once where a worker answers, since somebody was here before.
 */
export function afterFirstPage(): Promise<void> {
  if (ownWorkers()?.controller) return Promise.resolve();
  atRest ??= Promise.race([isDrawn.then(isIdle).then(isAnswered).then(isIdle), timeout()]);
  return atRest;
}

/** A bound and no delay: it only counts when an answer hangs or nothing is drawn. */
const timeout = () => new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS));

/** Nothing is asked any more. */
function isAnswered(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });
}

/** Safari has no word for it: a task of its own comes after what is queued by now, which is the nearest to it. */
function isIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}
