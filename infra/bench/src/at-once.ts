import { quantile } from './statistics.ts';

export type Throughput = {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
};

/** Works through `items` with so many in flight, never fewer while there are some left. */
export async function atOnce<T>(
  count: number,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<Throughput> {
  const latencies: number[] = [];
  const rest = items.values();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (const item of rest) {
        const sent = performance.now();
        await work(item);
        latencies.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: items.length / seconds, p99: quantile(latencies, 0.99) };
}
