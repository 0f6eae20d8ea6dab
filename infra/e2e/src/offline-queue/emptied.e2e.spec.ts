import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { articles, deviceOf, queuePerTest, rowsOf } from './queue-stage.ts';

const stage = queuePerTest();

test('F16 the last edit before a kill is there, though the browser has emptied its databases', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  device.options.proxy.offline = true;
  const all = articles(queue, 9);
  for (let round = 1; round <= 3; round += 1) {
    await queue.make(device, ...all.slice(round * 3 - 3, round * 3));
    await device.kill();
    // What Chromium does itself when it finds them damaged.
    await rm(join(device.options.folder, 'Default', 'IndexedDB'), { recursive: true });
    await device.start();
    expect(await rowsOf(device)).toHaveLength(round * 3);
  }
  expect(device.emptied).toBe(3);
  device.options.proxy.offline = false;
  await queue.settle();
  expect(await queue.writtenInAll()).toBe(18);
});

test('F16 an edit is answered when its copy stands beside the queue, not before', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  device.options.proxy.offline = true;
  const tab = await device.awake();
  await tab.evaluate(() => {
    const { put } = Cache.prototype;
    const held = new Promise((resolve) => Object.assign(window, { letCopy: resolve }));
    Cache.prototype.put = async function (...asked) {
      await held;
      return put.apply(this, asked);
    };
  });
  let isAnswered = false;
  const made = queue.make(device, ...articles(queue, 1)).then(() => {
    isAnswered = true;
  });
  await eventually(async () => (await rowsOf(device)).length === 1);
  expect(isAnswered).toBe(false);
  await tab.evaluate(() => Reflect.get(window, 'letCopy')());
  await made;
});
