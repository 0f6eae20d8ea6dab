import { expect, it } from 'vitest';
import { besideOther, byTurns } from './by-turns.ts';

/** A side that notes when it is measured. */
const sideOf = (name: string, order: string[]) => ({
  async slowed<T>(work: () => Promise<T>): Promise<T> {
    order.push(name);
    return work();
  },
  name,
});

it('two commits take turns, each first as often, and the first figure of a turn does not count', async () => {
  const order: string[] = [];
  const sides = { own: sideOf('own', order), other: sideOf('other', order) };
  const taken = await byTurns(sides, 2, async ({ name }) => [`rest ${name}`, name]);
  expect(order).toEqual(['own', 'other', 'other', 'own']);
  expect(taken).toEqual({ own: ['own', 'own'], other: ['other', 'other'] });
});

it('a commit by itself has nothing to stand beside', async () => {
  const taken = await byTurns({ own: sideOf('own', []) }, 1, async () => [9, 1, 2]);
  expect(taken).toEqual({ own: [1, 2] });
  expect(besideOther('edit', taken)).toEqual([]);
});

it('a commit is compared with the other by its median and its 95th percentile', () => {
  const rows = besideOther('edit', { own: [1, 2, 3], other: [1, 1.5, 3] });
  expect(rows).toMatchObject([
    { name: 'edit, p50, beside the other commit', value: 2, peer: 1.5, met: false },
    { name: 'edit, p95, beside the other commit', value: 3, peer: 3, met: true },
  ]);
});
