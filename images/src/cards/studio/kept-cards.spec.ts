import { expect, it } from 'vitest';
import { openKeptCards } from './kept-cards.ts';

it('lets the cards go that were not asked for longest, when they weigh too much together', () => {
  const kept = openKeptCards(25);
  for (const name of ['a', 'b']) kept.put(name, Buffer.alloc(10));
  expect(kept.get('a')?.byteLength).toBe(10);
  kept.put('c', Buffer.alloc(10));
  expect(['a', 'b', 'c'].map((name) => kept.get(name) !== undefined)).toEqual([true, false, true]);
  kept.put('large', Buffer.alloc(30));
  expect(['a', 'c', 'large'].map((name) => kept.get(name) !== undefined)).toEqual([false, false, false]);
});
