import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readOn } from './read-on.ts';

test('a second caller waits for a read that began after its call', async () => {
  let reads = 0;
  const reading = readOn(async () => {
    await turn();
    reads += 1;
  });
  const before = reads;
  await reading.another();
  // One may have been under way.
  expect(reads).toBeGreaterThanOrEqual(before + 2);
  await reading.end();
  const after = reads;
  await turn();
  expect(reads).toBe(after);
});

test('a read that throws rejects all who wait', async () => {
  const reading = readOn(() => Promise.reject(new Error('no answer')));
  await expect(reading.another()).rejects.toThrow('no answer');
  await expect(reading.end()).rejects.toThrow('no answer');
});
