import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Collection } from './collections.ts';
import { createMetrics } from './metrics.ts';

type Name = 'meikan_shelf_books' | 'meikan_shelf_age_seconds';
const shelf = (read: Collection<Name>['read']): Collection<Name> => ({
  name: 'shelf',
  gauges: {
    meikan_shelf_books: { help: 'Books on a shelf.', labels: ['floor'] },
    meikan_shelf_age_seconds: { help: 'Age of the oldest book.' },
  },
  read,
});
const readings = (books: number) => [
  { gauge: 'meikan_shelf_books' as const, labels: { floor: 'attic' }, value: books },
  { gauge: 'meikan_shelf_age_seconds' as const, value: 60 },
];

function measure(read: Collection<Name>['read']) {
  const told: unknown[] = [];
  const metrics = createMetrics({ processFigures: false, onCollectionFailure: (...failure) => told.push(failure) });
  metrics.collect(shelf(read));
  const series = async () => (await metrics.print()).split('\n').filter((line) => /^meikan/.test(line));
  return { series, told };
}
const failures = (count: number) => `meikan_metric_collection_failures_total{collection="shelf"} ${count}`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads anew at every scrape', async () => {
  let books = 1;
  const { series } = measure(async () => readings(books));
  expect(await series()).toContain('meikan_shelf_books{floor="attic"} 1');
  books = 2;
  expect(await series()).toEqual([failures(0), 'meikan_shelf_books{floor="attic"} 2', 'meikan_shelf_age_seconds 60']);
});

it('omits unknown figures instead of repeating old ones', async () => {
  const answers: (() => ReturnType<Collection<Name>['read']>)[] = [
    async () => readings(1),
    async () => [],
    async () => Promise.reject(new Error('away')),
    async () => readings(3),
  ];
  const { series, told } = measure(async () => answers.shift()?.() ?? []);
  expect(await series()).toHaveLength(3);
  expect(await series()).toEqual([failures(0)]);
  expect(await series()).toEqual([failures(1)]);
  expect(told).toEqual([['shelf', new Error('away')]]);
  expect(await series()).toContain('meikan_shelf_books{floor="attic"} 3');
});

it('neither waits for a read that hangs nor starts another beside it', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof readings>>();
  const read = vi.fn(() => promise);
  const { series } = measure(read);
  for (const count of [1, 2]) {
    const scrape = series();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await scrape).toEqual([failures(count)]);
  }
  expect(read).toHaveBeenCalledTimes(1);
  resolve(readings(9));
  expect(await series()).toContain('meikan_shelf_books{floor="attic"} 9');
  await series();
  expect(read).toHaveBeenCalledTimes(2);
});
