import { expect, it } from 'vitest';
import { KeyedMutex } from './keyed-mutex.ts';

it('runs the works of one key one after the other, and those of another key beside them', async () => {
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

it('goes on after a work that failed', async () => {
  const mutex = new KeyedMutex();
  const failing = mutex.run('a', () => Promise.reject(new Error('no')));
  const next = mutex.run('a', async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
