import { expect, test } from 'vitest';
import { emptyQueue, type Row, waiting } from '../machine/row.ts';
import { register } from '../machine/testing/rows.ts';
import { InSight, type Numbered, type Written } from './in-sight.ts';
import type { Acked } from './store.ts';

const REMEMBERED = 2;

const rowAt = (seq: number): Row => waiting(register(`command-${seq}`, `article-${seq}`), seq);
const appliedAt = (ack: number, made: string | null = null): Acked => {
  return { ...{ command: register(`done-${ack}`, `done-${ack}`), seq: ack, revision: '1', position: null }, made, ack };
};
const stored = (number: number, rows: readonly Row[], applied: readonly Acked[] = []): Numbered => {
  return { number, contents: { queue: { ...emptyQueue, rows }, applied, syncedAt: null } };
};
const written = (number: number, more: Partial<Written>): Written => {
  const { rows: _, ...state } = emptyQueue;
  return {
    ...{ number, gone: [], changed: [], reworded: [], former: [], state, applied: [], emptiedAt: null },
    ...more,
  };
};

/** A store whose contents tests set by hand, and that answers when they let it. */
function aStore(first: Numbered) {
  const store = { holds: first, reads: 0, gate: Promise.resolve() };
  const sight = new InSight(async () => {
    store.reads += 1;
    const read = store.holds;
    await store.gate;
    return read;
  }, REMEMBERED);
  const seen: string[] = [];
  sight.watch(({ queue, applied }) => {
    seen.push([...queue.rows.map(({ seq }) => seq), ...applied.map(({ ack }) => `applied ${ack}`)].join(', '));
  });
  return { store, sight, seen };
}

test("queue in sight: this tab's writes show without reading again", async () => {
  const { store, sight, seen } = aStore(stored(1, [rowAt(1)]));
  await sight.lookAgain();
  await sight.wrote(written(2, { changed: [rowAt(2)] }));
  expect(seen).toEqual(['1', '1, 2']);
  expect(store.reads).toBe(1);
});

test('queue in sight: changed rows keep their places', async () => {
  const rows = [rowAt(1), rowAt(2), rowAt(3)];
  const { sight, seen } = aStore(stored(3, rows));
  await sight.lookAgain();
  await sight.wrote(written(4, { gone: rows.slice(1, 2) }));
  await sight.wrote(written(5, { changed: rows.slice(1, 2) }));
  expect(seen).toEqual(['1, 2, 3', '1, 3', '1, 2, 3']);
});

test('queue in sight: is read again when another tab wrote in between', async () => {
  const { store, sight, seen } = aStore(stored(1, [rowAt(1)]));
  await sight.lookAgain();
  store.holds = stored(3, [rowAt(1), rowAt(2), rowAt(3)]);
  await sight.wrote(written(3, { changed: [rowAt(3)] }));
  expect(seen).toEqual(['1', '1, 2, 3']);
});

test('queue in sight: a read that began before a write of this tab hides nothing', async () => {
  const { store, sight, seen } = aStore(stored(1, [rowAt(1)]));
  await sight.lookAgain();
  const gate = Promise.withResolvers<void>();
  store.gate = gate.promise;
  const reading = sight.lookAgain();
  await sight.wrote(written(2, { changed: [rowAt(2)] }));
  gate.resolve();
  await reading;
  expect(seen.at(-1)).toBe('1, 2');
});

test('queue in sight: a known number is no change, another one is', async () => {
  const { store, sight } = aStore(stored(1, []));
  await sight.lookAgain();
  await sight.heard(1);
  expect(store.reads).toBe(1);
  await sight.heard(2);
  expect(store.reads).toBe(2);
});

test('queue in sight: remembers the newest applied commands, and pictures for good', async () => {
  const { sight, seen } = aStore(stored(1, [], [appliedAt(1, '/images/a.webp'), appliedAt(2)]));
  await sight.lookAgain();
  await sight.wrote(written(2, { applied: [appliedAt(3), appliedAt(4)] }));
  expect(seen.at(-1)).toBe('applied 1, applied 3, applied 4');
});

test('queue in sight: tells when the queue was last emptied', async () => {
  const { sight } = aStore(stored(1, [rowAt(1)]));
  await sight.lookAgain();
  await sight.wrote(written(2, { gone: [rowAt(1)], applied: [appliedAt(1)], emptiedAt: 5 }));
  const told: (number | null)[] = [];
  sight.watch(({ syncedAt }) => told.push(syncedAt));
  expect(told).toEqual([5]);
});
