import { liveQuery } from 'dexie';
import { kinds } from '../commands/kinds.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { nextStep, type Step } from '../outbox/next-step.ts';
import type { Landed, Queue, Row } from '../outbox/row.ts';
import { reclaim, send } from '../outbox/sending.ts';
import type { Wish } from '../outbox/wish.ts';
import type { CoreDatabase } from './core-database.ts';
import { makeRoom } from './make-room.ts';
import { reopening } from './reopening.ts';
import type { Changed, Contents, Scope, Store } from './store.ts';

/** So many rows are looked at first for what may be sent; more only when none of them may. */
const WINDOW = 300;
/** So much of what came true is remembered, for views whose snapshot is older. */
const REMEMBERED = 1000;

const READ_WRITE = 'rw';

/** The queue in IndexedDB, written with strict durability: what was answered survives a power cut. */
export function dexieStore(database: CoreDatabase): Store {
  const { outbox, landed, meta, pictures } = database;
  const tables = [outbox, landed, meta, pictures];
  const inTransaction = <T>(work: () => Promise<T>): Promise<T> =>
    // Dexie keeps a transaction open over native awaits only if it is given an async function itself.
    reopening(database, () => database.transaction(READ_WRITE, tables, async () => work()));

  const queueOf = async (rows: readonly Row[]): Promise<Queue> => {
    const { pause = null, failures = 0, notBefore = null } = (await database.metaOf('queue')) ?? {};
    return { rows, pause, failures, notBefore };
  };
  const allRows = () => outbox.orderBy('seq').toArray();

  async function write(before: Queue, { queue, landed: came = [] }: Changed): Promise<void> {
    const kept = new Map(queue.rows.map((row) => [row.seq, row]));
    await outbox.bulkDelete(before.rows.flatMap(({ seq }) => (kept.has(seq) ? [] : [seq])));
    const old = new Set(before.rows);
    await outbox.bulkPut(queue.rows.filter((row) => !old.has(row)));
    const { pause, failures, notBefore } = queue;
    if (pause !== before.pause || failures !== before.failures || notBefore !== before.notBefore) {
      await meta.put({ key: 'queue', pause, failures, notBefore });
    }
    if (came.length > 0) await remember(came);
  }

  async function remember(came: readonly Landed[]): Promise<void> {
    await landed.bulkAdd([...came]);
    const uploaded = came.flatMap(({ wish, made }) => (made === null ? [] : [wish.id]));
    await pictures.bulkDelete(uploaded);
    const newest = (await landed.orderBy('ack').lastKey()) ?? 0;
    await landed
      .where('ack')
      .belowOrEqual(Number(newest) - REMEMBERED)
      .delete();
    if ((await outbox.count()) === 0) await meta.put({ key: 'synced', at: Date.now() });
  }

  /** What hangs on the rows that are on their way: their lanes, and who names them. */
  async function aroundInflight(): Promise<readonly Row[]> {
    const going = await outbox.where('status').equals('inflight').toArray();
    const lanes = await outbox
      .where('stream')
      .anyOf([...new Set(going.map(({ stream }) => stream))])
      .toArray();
    const waiting = await outbox
      .where('dependsOn')
      .anyOf(going.map(({ id }) => id))
      .toArray();
    return inOrder([...lanes, ...waiting]);
  }

  async function firstRows(): Promise<readonly Row[]> {
    const first = await outbox.orderBy('seq').limit(WINDOW).toArray();
    if (first.length < WINDOW) return first;
    return inOrder([...first, ...(await outbox.where('status').anyOf('inflight', 'standing').toArray())]);
  }

  async function nextNumber(key: 'seq' | 'epoch'): Promise<number> {
    const value = ((await database.metaOf(key))?.value ?? 0) + 1;
    await meta.put({ key, value });
    return value;
  }

  async function enqueueNow(wish: Wish, picture: Blob | undefined): Promise<string | null> {
    // What undoes a thing may reach into other lanes; everything else touches its own alone.
    const wide = kinds(wish.type).merges === 'remove';
    const rows = wide ? await allRows() : await outbox.where('stream').equals(wish.stream).sortBy('seq');
    const before = await queueOf(rows);
    const done = await landed.where('wish.stream').equals(wish.stream).sortBy('ack');
    if (picture) await pictures.put({ id: wish.id, blob: picture });
    const { queue, id } = enqueue(before, wish, await nextNumber('seq'), done, kinds);
    await write(before, { queue });
    return id;
  }

  async function takeNow(epoch: number, now: number, online: boolean): Promise<Step> {
    if ((await database.metaOf('epoch'))?.value !== epoch) return { kind: 'held' };
    await meta.put({ key: 'beat', epoch, at: now });
    let before = await queueOf(await firstRows());
    let step = nextStep(reclaim(before, epoch), now, online, kinds);
    if (before.rows.length >= WINDOW && (step.kind === 'held' || step.kind === 'wait')) {
      before = await queueOf(await allRows());
      step = nextStep(reclaim(before, epoch), now, online, kinds);
    }
    const going = step.kind === 'send' ? step.rows : step.kind === 'upload' ? [step.row] : [];
    await write(before, { queue: send(reclaim(before, epoch), going, epoch) });
    return step;
  }

  const read = async (): Promise<Contents> => ({
    queue: await queueOf(await allRows()),
    landed: await landed.orderBy('ack').toArray(),
    syncedAt: (await database.metaOf('synced'))?.at ?? null,
  });

  return {
    durable: true,
    outdated: false,
    enqueue: (wish, picture) => makeRoom(database, () => inTransaction(() => enqueueNow(wish, picture))),
    beginEpoch: () => inTransaction(() => nextNumber('epoch')),
    take: (epoch, now, online) => inTransaction(() => takeNow(epoch, now, online)),
    beat: (epoch, at) =>
      inTransaction(async () => {
        if ((await database.metaOf('epoch'))?.value === epoch) await meta.put({ key: 'beat', epoch, at });
      }),
    lastBeat: async () => (await reopening(database, () => database.metaOf('beat')))?.at ?? null,
    change: (scope: Scope, change) =>
      inTransaction(async () => {
        const before = await queueOf(scope === 'all' ? await allRows() : await aroundInflight());
        const changed = change(before);
        await write(before, changed);
        return changed;
      }),
    picture: async (id) => (await reopening(database, () => pictures.get(id)))?.blob ?? null,
    made: async () => {
      const all = await reopening(database, () => landed.filter(({ made }) => made !== null).toArray());
      return new Map(all.flatMap(({ wish, made }) => (made === null ? [] : [[wish.id, made]])));
    },
    device: () =>
      inTransaction(async () => {
        const known = (await database.metaOf('device'))?.value;
        if (known !== undefined) return known;
        const value = crypto.randomUUID();
        await meta.put({ key: 'device', value });
        return value;
      }),
    contents: () => reopening(database, read),
    watch: (listener) => {
      const subscription = liveQuery(read).subscribe({ next: listener, error: reportError });
      return () => subscription.unsubscribe();
    },
    close: () => database.close(),
  };
}

const inOrder = (rows: readonly Row[]): readonly Row[] =>
  [...new Map(rows.map((row) => [row.seq, row])).values()].sort((a, b) => a.seq - b.seq);
