import { expect, it } from 'vitest';
import { inFlight } from './in-flight.ts';

it('keeps to the width and works on everything once', async () => {
  let running = 0;
  let most = 0;
  const seen: number[] = [];
  await inFlight(
    Array.from({ length: 40 }, (_, at) => at),
    4,
    async (item) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      seen.push(item);
      running -= 1;
    },
  );
  expect(most).toBe(4);
  expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at));
});

it('takes nothing more after a failure and throws it', async () => {
  const seen: number[] = [];
  const work = inFlight([1, 2, 3, 4, 5, 6], 2, async (item) => {
    seen.push(item);
    await Promise.resolve();
    if (item === 2) throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(seen.length).toBeLessThan(6);
});
