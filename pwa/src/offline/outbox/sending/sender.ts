import { accountOf, lastSeen } from '../../../session/session.ts';
import { tryNow } from '../machine/decide.ts';
import type { Queue } from '../machine/row.ts';
import { unlessClosed } from '../store/closed.ts';
import type { Store } from '../store/store.ts';
import { createDrain } from './drain.ts';
import { watchOccasions } from './occasions.ts';

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
