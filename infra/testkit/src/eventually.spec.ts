import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';

test('returns the last result of the condition', async () => {
  let asked = 0;
  expect(await eventually(() => (++asked === 3 ? 'third' : undefined))).toBe('third');
});

test('accepts an expectation as the condition', async () => {
  let asked = 0;
  await eventually(() => {
    expect(++asked).toBeGreaterThan(2);
    return true;
  });
  expect(asked).toBe(3);
});

test('fails with the reason of the last attempt', async () => {
  const failing = eventually(() => Promise.reject(new Error('not yet')), { within: 20 });
  await expect(failing).rejects.toThrow('not yet');
});

test('fails with the time that was waited', async () => {
  await expect(eventually(() => false, { within: 20 })).rejects.toThrow('20 ms');
});
