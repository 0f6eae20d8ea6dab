import { expect, test } from 'vitest';
import { inTime } from './in-time.ts';

test('returns what the promise returns', async () => {
  expect(await inTime('an answer', Promise.resolve(7))).toBe(7);
});

test('throws what the promise throws', async () => {
  await expect(inTime('an answer', Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('names what was waited for when it times out', async () => {
  await expect(inTime('a worker', new Promise(() => {}), { within: 5 })).rejects.toThrow('Waited 5 ms for a worker.');
});
