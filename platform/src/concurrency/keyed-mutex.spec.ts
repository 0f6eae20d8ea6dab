import { expect, it } from 'vitest';
import { KeyedMutex } from './keyed-mutex.ts';

it('runs tasks of one key in sequence, and those of another key at the same time', async () => {
  const mutex = new KeyedMutex();
  const told: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (key: string, name: string) =>
    mutex.run(key, async () => {
      told.push(`${name} begins`);
      await new Promise<void>((end) => ends.set(name, end));
      told.push(`${name} ends`);
    });
  const works = [work('a', 'first'), work('a', 'second'), work('b', 'other')];
  await expect.poll(() => told).toEqual(['first begins', 'other begins']);
  ends.get('first')?.();
  await expect.poll(() => told).toEqual(['first begins', 'other begins', 'first ends', 'second begins']);
  for (const end of ends.values()) end();
  await Promise.all(works);
});

it('continues after a failed task', async () => {
  const mutex = new KeyedMutex();
  const failing = mutex.run('a', () => Promise.reject(new Error('no')));
  const next = mutex.run('a', async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
