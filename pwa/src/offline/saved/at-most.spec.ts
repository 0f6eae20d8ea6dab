import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('runs every task, never more at once than it may', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await atMost(3, [1, 2, 3, 4, 5, 6, 7], async (value) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(value);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('ends with the first failure', async () => {
  const tried: number[] = [];
  const failing = atMost(1, [1, 2, 3], async (value) => {
    tried.push(value);
    if (value === 2) throw new Error('no space');
  });
  await expect(failing).rejects.toThrow('no space');
  expect(tried).toEqual([1, 2]);
});
