import { expect, it } from 'vitest';
import { limitWork } from './limit-work.ts';

const full = () => new Error('full');

it('runs as many tasks as allowed, queues others in order, and rejects a task when the queue is full', async () => {
  const limit = limitWork({ running: 2, waiting: 1, full });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (id: number) =>
    limit(async () => {
      started.push(id);
      await new Promise<void>((end) => ends.push(end));
      return id;
    });
  const works = [work(1), work(2), work(3)];
  await expect(work(4)).rejects.toThrow('full');
  expect(started).toEqual([1, 2]);
  ends[0]?.();
  expect(await works[0]).toBe(1);
  await expect.poll(() => started).toEqual([1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all(works)).toEqual([1, 2, 3]);
});

it('continues after a failed task', async () => {
  const limit = limitWork({ running: 1, full });
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit(async () => 'next')).toBe('next');
});
