import { expect, it, vi } from 'vitest';
import { createLanes, LanesFull } from './lanes.ts';

it('runs as many as allowed, lets the rest wait in line, and turns away who finds the line full', async () => {
  const lanes = createLanes({ running: 2, waiting: 1 });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const work = (id: number) =>
    lanes(async () => {
      started.push(id);
      await new Promise<void>((resolve) => finish.push(resolve));
      return id;
    });
  const [first, second, third] = [work(1), work(2), work(3)];
  await expect(work(4)).rejects.toBeInstanceOf(LanesFull);
  expect(started).toEqual([1, 2]);
  finish[0]?.();
  expect(await first).toBe(1);
  await vi.waitFor(() => expect(started).toEqual([1, 2, 3]), { timeout: 60_000 });
  finish.slice(1).forEach((done) => {
    done();
  });
  expect(await Promise.all([second, third])).toEqual([2, 3]);
});

it('frees the lane of a work that failed', async () => {
  const lanes = createLanes({ running: 1, waiting: 0 });
  await expect(lanes(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lanes(async () => 'next')).toBe('next');
});
