import { edits } from '@meikan/chaos';
import { expect, test } from 'vitest';
import { killedAndEmptied } from './kill-rounds.ts';
import { articles, namesWritten, queuePerFile, rowsOf, unreached } from './queue-per-file.ts';

const opened = queuePerFile({ tabs: 1 });
const DAY = 24 * 60 * 60 * 1000;

test('F1 F11 200 edits are there after a kill, and arrive once though the clock was set back 400 days meanwhile', async () => {
  const queue = opened();
  const { device, person } = queue;
  device.options.proxy.faults = unreached;
  const all = articles(queue, 'f1', 200);
  await queue.make(...all);
  await device.kill();
  // The pages' clock: Chromium takes no other time from a flag, and the worker has no part in the queue.
  await device.start(new Date(Date.now() - 400 * DAY));
  expect(await rowsOf(device)).toHaveLength(200);
  const last = `${person.id}-f11`;
  await queue.make(edits.register(person.id, `a-${last}`, last));
  await queue.settle();
  expect(await rowsOf(device)).toEqual([]);
  const named = [...all.flatMap(({ sets }) => sets.articleName ?? []), last];
  expect((await namesWritten(queue)).toSorted()).toEqual(named.toSorted());
});

test('F16 the last edit before a kill is there, though the browser has emptied its databases', async () => {
  await killedAndEmptied(opened(), 'f16', 1);
});
