import { onOutcome } from '../../../api/outcomes.ts';
import { probeServer } from '../../../api/probe-server.ts';
import { ownWorkers } from '../../../device/browser-apis.ts';

/** Phones that lose the server together do not come back in one moment: each waits a part of this, in ms (F40). */
const SPREAD = 1500;
/** How often somebody looks whether edits wait although the server is well, in ms (F10, G14). */
const WATCH = 30_000;

type Occasions = {
  /** The way may be open again. */
  readonly onChance: () => void;
  /** The moment of the next try has come. */
  readonly onDue: () => void;
  /** Whether something waits that only a working way would send. */
  readonly isWaiting: () => boolean;
};

export type Watch = {
  /** Tries again at `until` (epoch ms). */
  tryAt(until: number): void;
  stop(): void;
};

/** Everything that is a reason to try: the network's return, a look at the page, an answer to any request, time, the worker. */
export function watchOccasions({ onChance, onDue, isWaiting }: Occasions): Watch {
  const over = new AbortController();
  let due: ReturnType<typeof setTimeout> | undefined;
  let chance: ReturnType<typeof setTimeout> | undefined;
  let reached = true;

  const soon = () => {
    clearTimeout(chance);
    chance = setTimeout(onChance, Math.random() * SPREAD);
  };
  const seen = () => document.visibilityState === 'visible' && soon();
  const { signal } = over;
  for (const occasion of ['online', 'focus', 'pageshow']) window.addEventListener(occasion, soon, { signal });
  document.addEventListener('visibilitychange', seen, { signal });
  ownWorkers()?.addEventListener('message', ({ data }) => isSync(data) && soon(), { signal });
  const deaf = onOutcome((outcome) => {
    const now = outcome !== 'unreachable';
    if (now && !reached) soon();
    reached = now;
  });
  // The way may open without any event. Asking is cheap; an answer is an outcome like any other.
  const watchdog = setInterval(() => {
    if (!isWaiting()) return;
    reached = false;
    void probeServer();
  }, WATCH);

  return {
    tryAt(until) {
      clearTimeout(due);
      due = setTimeout(onDue, Math.max(0, until - Date.now()));
    },
    stop() {
      over.abort();
      deaf();
      clearInterval(watchdog);
      clearTimeout(due);
      clearTimeout(chance);
    },
  };
}

const isSync = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'SYNC';
