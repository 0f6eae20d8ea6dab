import { kinds } from '../commands/kinds.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { nextStep } from '../outbox/next-step.ts';
import { emptyQueue, type Landed } from '../outbox/row.ts';
import { reclaim, send } from '../outbox/sending.ts';
import type { Acked, Contents, Store } from './store.ts';

/**
 * The queue where the browser gives no storage (private windows, F23): the same, for as long as the page lives. Whoever writes
 * is told so before they rely on it.
 */
export function memoryStore(): Store {
  let contents: Contents = { queue: emptyQueue, landed: [], syncedAt: null };
  let seq = 0;
  let current = 0;
  let beat: number | null = null;
  const device = crypto.randomUUID();
  const pictures = new Map<string, Blob>();
  const listeners = new Set<(contents: Contents) => void>();

  function become(next: Contents): void {
    contents = next;
    for (const listener of listeners) listener(contents);
  }
  function remember(came: readonly Landed[]): readonly Acked[] {
    const last = contents.landed.at(-1)?.ack ?? 0;
    return [...contents.landed, ...came.map((landed, index) => ({ ...landed, ack: last + index + 1 }))];
  }

  return {
    durable: false,
    outdated: false,
    async enqueue(wish, picture) {
      if (picture) pictures.set(wish.id, picture);
      seq += 1;
      const done = contents.landed.filter((one) => one.wish.stream === wish.stream);
      const { queue, id } = enqueue(contents.queue, wish, seq, done, kinds);
      become({ ...contents, queue });
      return id;
    },
    async beginEpoch() {
      current += 1;
      return current;
    },
    async take(epoch, now, online) {
      if (epoch !== current) return { kind: 'held' };
      beat = now;
      const queue = reclaim(contents.queue, epoch);
      const step = nextStep(queue, now, online, kinds);
      const going = step.kind === 'send' ? step.rows : step.kind === 'upload' ? [step.row] : [];
      become({ ...contents, queue: send(queue, going, epoch) });
      return step;
    },
    async beat(epoch, now) {
      if (epoch === current) beat = now;
    },
    lastBeat: async () => beat,
    async change(_, change) {
      const changed = change(contents.queue);
      const landed = changed.landed ? remember(changed.landed) : contents.landed;
      const emptied = landed !== contents.landed && changed.queue.rows.length === 0;
      become({ queue: changed.queue, landed, syncedAt: emptied ? Date.now() : contents.syncedAt });
      return changed;
    },
    picture: async (id) => pictures.get(id) ?? null,
    made: async () =>
      new Map(contents.landed.flatMap(({ wish, made }) => (made === null ? [] : [[wish.id, made] as const]))),
    device: async () => device,
    contents: async () => contents,
    watch(listener) {
      listeners.add(listener);
      listener(contents);
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
}
