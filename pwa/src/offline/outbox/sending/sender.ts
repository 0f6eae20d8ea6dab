import { onOutcome } from '../../../api/outcomes.ts';
import { probeServer } from '../../../api/probe-server.ts';
import { ownWorkers } from '../../../device/browser-apis.ts';
import { unlessClosed } from '../../../device/closed.ts';
import { accountOf, lastSeen } from '../../../session/session.ts';
import { tryNow } from '../machine/decide.ts';
import type { Queue } from '../machine/row.ts';
import type { Store } from '../store/store.ts';
import { createDrain } from './drain.ts';

/** Sends a queue whenever there is a reason to. */
export type Sender = {
  /** Sends what may be sent. Resolves when nothing more can be for now. */
  kick(): Promise<void>;
  /** Changes the queue first. */
  changeAndKick(change: (queue: Queue) => Queue): Promise<void>;
  stop(): void;
};

/** So long the tabs that did not write an edit leave it to the one that did, in ms. */
const OTHERS_WAIT = 2000;

/** `mute`: this page sends nothing, whatever happens. */
export function createSender(account: string, store: Store, mute: boolean): Sender {
  let waits = false;
  const watch = watchOccasions({
    onChance: () => void unlessClosed(changeAndKick(tryNow)),
    onDue: () => void kick(),
    isWaiting: () => waits && !mute,
  });
  const drain = createDrain(account, store, watch.tryAt);
  // Who wrote it tries at once; should that tab be gone, the others do (G5).
  let looking: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    looking = undefined;
    void kick();
  };
  const stopListening = store.watch(({ queue }) => {
    waits = queue.pause === null && queue.rows.some(({ status }) => status !== 'standing');
    if (waits) looking ??= setTimeout(look, OTHERS_WAIT);
  });

  // By the token of another account everything would be refused; they sign in again, and this page hears of it (F43).
  async function kick(): Promise<void> {
    if (mute || !isHolder(account)) return;
    // What was on its way then finds no store any more; its rows are still marked as on their way.
    await unlessClosed(drain.kick());
  }

  async function changeAndKick(change: (queue: Queue) => Queue): Promise<void> {
    const { queue } = await store.change('all', (before) => ({ queue: change(before) }));
    if (queue.rows.length > 0) await kick();
  }

  return {
    kick,
    changeAndKick,
    stop() {
      stopListening();
      clearTimeout(looking);
      watch.stop();
      drain.stop();
    },
  };
}

/** Whether the token on this device is, as far as is known here, this account's. */
function isHolder(account: string): boolean {
  const holder = accountOf(lastSeen());
  return holder === null || holder === account;
}

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

type Watch = {
  /** Tries again at `until` (epoch ms). */
  tryAt(until: number): void;
  stop(): void;
};

/** Everything that is a reason to try: the network's return, a look at the page, an answer to any request, time, the worker. */
function watchOccasions({ onChance, onDue, isWaiting }: Occasions): Watch {
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
