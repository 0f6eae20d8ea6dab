import { expect, test } from 'vitest';
import { articles, deviceOf, queuePerTest, rowsOf } from './queue-stage.ts';

const stage = queuePerTest();

test('F15 a device that has become full still sends what waits there', async () => {
  const queue = await stage.open();
  const device = deviceOf(queue);
  device.options.proxy.offline = true;
  await queue.make(device, ...articles(queue, 3));
  const tab = await device.awake();
  // Nothing can be written until the room is given up that was laid by for this day.
  await tab.evaluate(() => {
    const { put, delete: remove } = IDBObjectStore.prototype;
    let hasRoom = false;
    IDBObjectStore.prototype.put = function (...asked) {
      if (!hasRoom) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, asked);
    };
    IDBObjectStore.prototype.delete = function (key) {
      hasRoom ||= key === 'ballast';
      return remove.call(this, key);
    };
  });
  expect(await rowsOf(device)).toHaveLength(3);
  device.options.proxy.offline = false;
  await queue.settle();
  expect(await queue.writtenInAll()).toBe(6);
});
