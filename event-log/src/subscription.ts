import { backOff } from './backoff.ts';
import { LogUnavailable } from './faults.ts';
import type { LogPosition, SubscriptionPage } from './port.ts';
import type { Waker } from './waker.ts';

/** The safety poll: how late a wake-up that was lost can make a reader. */
const SAFETY_POLL_MS = 1_000;

export type PageReader = (after: LogPosition) => Promise<SubscriptionPage>;

/**
 * Reads page after page, then sleeps until woken. The first page that is caught up is given even when it is empty, and
 * so is every page that moved `through`; outages are waited out from the last page given.
 */
export async function* subscription(
  readPage: PageReader,
  waker: Waker,
  options: { readonly after: LogPosition; readonly signal: AbortSignal },
): AsyncGenerator<SubscriptionPage> {
  const { signal } = options;
  let { after } = options;
  let told = false;
  let failures = 0;
  while (!signal.aborted) {
    // Going to bed before looking: what is appended while the page is read ends this sleep.
    const bed = new AbortController();
    const sleep = waker.sleep(SAFETY_POLL_MS, AbortSignal.any([signal, bed.signal]));
    const page = await attempt(readPage, after);
    failures = page ? 0 : failures + 1;
    if (page && (page.through !== after || (page.caughtUp && !told))) {
      after = page.through;
      told ||= page.caughtUp;
      yield page;
    }
    if (page?.caughtUp && !signal.aborted) await sleep;
    bed.abort();
    if (!page) await backOff(failures, signal);
  }
}

async function attempt(readPage: PageReader, after: LogPosition): Promise<SubscriptionPage | null> {
  try {
    return await readPage(after);
  } catch (error) {
    if (error instanceof LogUnavailable) return null;
    throw error;
  }
}
