export type CategoryChip = { readonly value: string; readonly label: string; readonly count: number };

/** Stands for all categories where a key is asked for; no catalogue has an empty key. */
export const ALL = '';

/** The chips: all of them, then each category that has items, most items first. */
export function categoryChips(
  counts: Readonly<Record<string, number>>,
  labels: { readonly all: string; readonly of: (key: string) => string },
): readonly CategoryChip[] {
  const filled = Object.entries(counts).filter(([, count]) => count > 0);
  const sum = filled.reduce((total, [, count]) => total + count, 0);
  const chips = filled.map(([key, count]) => ({ value: key, label: labels.of(key), count }));
  chips.sort((one, other) => other.count - one.count);
  return [{ value: ALL, label: labels.all, count: sum }, ...chips];
}
