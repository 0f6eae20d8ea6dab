import type { QueuedType } from '@meikan/contracts';
import { createStore, useSelector } from '@tanstack/react-store';
import { openChannel } from '../../device/browser-apis.ts';
import { askToPersistOnce, gaveValue } from '../../device/persistence.ts';
import type { Edit } from '../outbox/machine/new-command.ts';
import { emptyQueue } from '../outbox/machine/row.ts';
import type { Outbox, OutboxUse } from '../outbox/outbox.ts';
import type { Contents } from '../outbox/store/store.ts';

/** The queue of whoever sits here, as pages see it. */
export type Present = {
  /** `null`: nobody is signed in, and nobody is who left edits behind. */
  readonly account: string | null;
  /** `opening`: not read yet, so nothing is known of it. `memory`: this device keeps nothing. */
  readonly store: 'opening' | 'open' | 'memory';
  readonly contents: Contents;
  /** Commands that were handed in and are not safe yet. */
  readonly writing: number;
};

const NOTHING: Contents = { queue: emptyQueue, applied: [], syncedAt: null };
/** Known before anything is read: whose session has ended signs in before anything is sent. */
const ENDED: Contents = { ...NOTHING, queue: { ...emptyQueue, pause: 'sign-in' } };
const nobody: Present = { account: null, store: 'open', contents: NOTHING, writing: 0 };

const present = createStore(nobody);
let opened: Promise<Outbox> | null = null;
let openedFor: OutboxUse = 'sending';

const become = (next: Partial<Present>): void => present.setState((now) => ({ ...now, ...next }));

/** Hears of every change of the queue until the returned function is called. */
export const onPresent = (listener: (present: Present) => void): (() => void) =>
  present.subscribe(listener).unsubscribe;

export const presentQueue = (): Present => present.state;

/** A part of it, for a component that is drawn anew when that part is another one: `pick` answers the same for the same. */
export const usePresent = <T>(pick: (present: Present) => T): T => useSelector(present, pick);

/**
 * Somebody sits here now, or nobody (`null`): their queue is opened, the one before is left as it is on the device. Whose session
 * has ended is followed for `reading`: what waits stays in sight, and nothing of it is sent (F4).
 */
export function followAccount(account: string | null, use: OutboxUse = 'sending'): void {
  if (account === present.state.account && use === openedFor) return;
  void opened?.then((outbox) => outbox.close());
  openedFor = use;
  opened = account === null ? null : open(account, use);
  if (account === null) become(nobody);
}

async function open(account: string, use: OutboxUse): Promise<Outbox> {
  become({ account, store: 'opening', contents: use === 'reading' ? ENDED : NOTHING, writing: 0 });
  // The store is 30 KB that no visitor needs.
  const { openNotedOutbox } = await import('./open-noted-outbox.ts');
  const outbox = await openNotedOutbox(account, use);
  outbox.watch((contents) => {
    if (present.state.account !== account || openedFor !== use) return;
    become({ store: outbox.durable ? 'open' : 'memory', contents });
  });
  return outbox;
}

/** The queue of whoever sits here. Throws when nobody does: who is not signed in has nothing to edit. */
export function presentOutbox(): Promise<Outbox> {
  if (opened === null) throw new Error('nobody is signed in');
  return opened;
}

/** What another tab was about to write is in sight after so long at the latest, in ms: it may have written nothing. */
const IN_SIGHT = 2000;

/** Resolves when this page sees another queue than now. */
function otherContents(): Promise<void> {
  const { contents } = present.state;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, IN_SIGHT);
    const stop = onPresent((now) => now.contents !== contents && end());
  });
}

/** For as long as it lasts no page says that nothing waits, not for one frame. */
async function writingUntil(seen: Promise<void>): Promise<void> {
  become({ writing: present.state.writing + 1 });
  await seen;
  become({ writing: Math.max(0, present.state.writing - 1) });
}

/** Tells the other tabs that something is about to be written: what they read of the queue comes a moment later. */
const writings = openChannel('meikan-writing');
writings?.addEventListener('message', ({ data }) => {
  if (data === present.state.account) void writingUntil(otherContents());
});

/**
 * Enqueues a command. Resolves when it is safe on this device and pages see it, so that no answer that comes after shows what was
 * before (F36); answers the row's id (`Outbox.enqueue`).
 */
export async function enqueue<T extends QueuedType>(edit: Edit<T>): Promise<string | null> {
  writings?.postMessage(present.state.account);
  const safe = presentOutbox().then((outbox) => outbox.enqueue(edit));
  void writingUntil(safe.then(ignore, ignore));
  const id = await safe;
  void askToPersistOnce();
  if (!navigator.onLine) gaveValue();
  return id;
}

/** How it ended is told to the caller. */
const ignore = () => undefined;
