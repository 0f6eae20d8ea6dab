/** Numbers in [0, 1), the same for the same seed. */
export type Random = () => number;

/** In an order of chance; the list given stays as it is. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const order = list.map((item) => ({ item, at: random() }));
  return order.sort((a, b) => a.at - b.at).map(({ item }) => item);
}

/** The value below which `share` (0 to 1) of all values lie; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
