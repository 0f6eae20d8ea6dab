import { v7 as uuidv7 } from 'uuid';
import { withoutMoot } from '../machine/dependents.ts';
import { type Deps, failed } from '../machine/failed.ts';
import { kinds } from '../machine/kinds.ts';
import { type Step, withoutPicture } from '../machine/next-step.ts';
import { uploadsIn } from '../machine/pictures.ts';
import type { Queue, Waiting } from '../machine/row.ts';
import { settle, settleUpload } from '../machine/settle.ts';
import { toWire } from '../machine/to-wire.ts';
import type { Changed, Store } from '../store/store.ts';
import { sendBatch, sendPicture } from './send-batch.ts';

/** The holder of the lock says so often that it lives, in ms. */
const BEAT = 5000;

export type Drain = {
  /** Sends what may be sent. Called as often as one likes: one turn is on its way at a time, in one tab. */
  kick(): Promise<void>;
  stop(): void;
};

/**
 * Sends the queue of an account: under a Web Lock that is held only while there is something to send, so that a frozen tab
 * blocks nobody for long; fenced by an epoch, so that what it says when it wakes up is void (F8, F25, F26).
 * `later` is told the moment (epoch ms) of the next try.
 */
export function createDrain(account: string, store: Store, later: (until: number) => void): Drain {
  const stopped = new AbortController();
  const holding = { name: `meikan-flush:${account}`, lastBeat: () => store.lastBeat(), signal: stopped.signal };
  let running: Promise<void> | null = null;
  let again = false;

  /** A queue that was closed under its hands has nothing more to say. */
  function unlessStopped(error: unknown): void {
    if (!stopped.signal.aborted) throw error;
  }

  async function turn(): Promise<void> {
    const epoch = await store.beginEpoch();
    const beating = setInterval(() => void store.beat(epoch, Date.now()).catch(unlessStopped), BEAT);
    try {
      let step = await store.take(epoch, Date.now(), navigator.onLine);
      while (!stopped.signal.aborted && (step.kind === 'send' || step.kind === 'upload')) {
        await carryOut(account, store, epoch, step);
        step = await store.take(epoch, Date.now(), navigator.onLine);
      }
      if (step.kind === 'wait') later(step.until);
    } finally {
      clearInterval(beating);
    }
  }

  async function run(): Promise<void> {
    do {
      again = false;
      await holdLock(holding, turn);
    } while (again && !stopped.signal.aborted);
  }

  return {
    kick() {
      again = true;
      running ??= run()
        .catch(unlessStopped)
        .finally(() => {
          running = null;
        });
      return running;
    },
    stop: () => stopped.abort(),
  };
}

type Sending = Extract<Step, { kind: 'send' | 'upload' }>;

/** What became of rows that were on their way; nobody is asked about one whose thing is to be removed. */
const hear = (store: Store, change: (queue: Queue) => Changed): Promise<Changed> =>
  store.change('inflight', (before) => {
    const changed = change(before);
    return { ...changed, queue: withoutMoot(changed.queue, kinds) };
  });

async function carryOut(account: string, store: Store, epoch: number, step: Sending): Promise<void> {
  const deps = (): Deps => ({ newId: () => uuidv7(), now: Date.now(), random: Math.random });
  if (step.kind === 'upload') return upload(store, epoch, step.row, deps);
  const uploads = await store.uploads(step.rows.flatMap(({ data, dependsOn }) => [...uploadsIn(data), ...dependsOn]));
  const lacking = step.rows.filter(({ data }) => uploadsIn(data).some((id) => uploads.gone.has(id)));
  if (lacking.length > 0) await hear(store, (queue) => ({ queue: withoutPicture(queue, lacking, epoch) }));
  const going = step.rows.filter((row) => !lacking.includes(row));
  if (going.length === 0) return;
  const commands = toWire(going, uploads, kinds);
  const sent = await sendBatch({ account, device: await store.device(), commands });
  await hear(store, (queue) =>
    sent.kind === 'answered'
      ? settle(queue, epoch, sent.answer, kinds, deps())
      : { queue: failed(queue, epoch, sent.failure, deps()) },
  );
}

async function upload(store: Store, epoch: number, going: Waiting, deps: () => Deps): Promise<void> {
  const { id, data } = going;
  const image = await store.picture(id);
  if (image === null) {
    await hear(store, (queue) => ({ queue: withoutPicture(queue, [going], epoch) }));
    return;
  }
  const sent = await sendPicture(id, image, data.cut === 'square' ? 'square' : undefined);
  await hear(store, (queue) => {
    const row = queue.rows.find((one) => one.id === id);
    if (row?.status !== 'inflight' || row.epoch !== epoch) return { queue };
    if (sent.kind === 'answered') return settleUpload(queue, row, sent.answer);
    return { queue: failed(queue, epoch, sent.failure, deps()) };
  });
}

/** After so long without a word from its holder a lock is taken from it, and so often that is looked at, both in ms. */
const SILENCE = 12_000;
const LOOK = 2500;

type Holding = {
  readonly name: string;
  /** When the present holder was last heard of, epoch ms; `null`: never. */
  readonly lastBeat: () => Promise<number | null>;
  readonly signal: AbortSignal;
};

/**
 * Does the work while this page alone holds a lock (F25, F26): waits in the line, and takes the lock from a holder that is silent,
 * since a frozen tab lets go of nothing (F8). Resolves also when the lock was lost to another or the wait was given up.
 */
async function holdLock({ name, lastBeat, signal }: Holding, work: () => Promise<void>): Promise<void> {
  // Only pages of a secure address have locks; without them the epochs alone keep holders apart.
  if (!('locks' in navigator)) return work();
  const waiting = new AbortController();
  const looking = setInterval(async () => {
    const beat = await lastBeat();
    if (beat === null || Math.abs(Date.now() - beat) > SILENCE) waiting.abort();
  }, LOOK);
  try {
    await navigator.locks.request(name, { signal: AbortSignal.any([signal, waiting.signal]) }, () => {
      clearInterval(looking);
      return work();
    });
  } catch (error) {
    if (!isLockLost(error)) throw error;
    if (waiting.signal.aborted && !signal.aborted) await navigator.locks.request(name, { steal: true }, work);
  } finally {
    clearInterval(looking);
  }
}

const isLockLost = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
