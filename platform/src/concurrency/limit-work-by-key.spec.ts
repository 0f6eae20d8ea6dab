import { expect, it } from 'vitest';
import { limitWorkByKey } from './limit-work-by-key.ts';

const full = () => new Error('full');

/** Works that each end when they are told to. */
function manyWorks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    started.push(name);
    await new Promise<void>((end) => ends.set(name, end));
  };
  const endAll = () => {
    for (const end of ends.values()) end();
  };
  return { started, work, end: (name: string) => ends.get(name)?.(), endAll };
}

it('runs a few tasks at once and one per key, and lets other keys pass a waiting one', async () => {
  const limit = limitWorkByKey({ running: 2, waiting: 4, full });
  const { started, work, end, endAll } = manyWorks();
  const works = [limit('a', work('a1')), limit('a', work('a2')), limit('b', work('b1')), limit('c', work('c1'))];
  await expect.poll(() => started).toEqual(['a1', 'b1']);
  end('b1');
  await expect.poll(() => started).toEqual(['a1', 'b1', 'c1']);
  end('a1');
  await expect.poll(() => started).toEqual(['a1', 'b1', 'c1', 'a2']);
  endAll();
  await Promise.all(works);
});

it('rejects a task when the queue is full, for any key', async () => {
  const limit = limitWorkByKey({ running: 1, waiting: 1, full });
  const { work, started, endAll } = manyWorks();
  const first = limit('a', work('a1'));
  const second = limit('b', work('b1'));
  await expect(limit('c', work('c1'))).rejects.toThrow('full');
  await expect.poll(() => started).toEqual(['a1']);
  endAll();
  await first;
  await expect.poll(() => started).toEqual(['a1', 'b1']);
  endAll();
  await second;
});
