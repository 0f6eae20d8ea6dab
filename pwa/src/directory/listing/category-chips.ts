/** What a reader chose: a category (null: all), a page from 1, and the length of the list when it was chosen. */
export type Narrowing = {
  readonly category: string | null;
  readonly page: number;
  readonly total: number | null;
};

export const EVERYTHING: Narrowing = { category: null, page: 1, total: null };

export const narrowTo = (category: string | null): Narrowing => ({ category, page: 1, total: null });

/**
 * What stands after an answer came (individual-side 2, 4): a category without items gives way to all of them, and the
 * first page is shown again whenever the length of the list changes. The same object when nothing has to change.
 */
export function settle(chosen: Narrowing, counts: Readonly<Record<string, number>>, total: number): Narrowing {
  if (chosen.category !== null && !counts[chosen.category]) return EVERYTHING;
  if (chosen.total === total) return chosen;
  return { ...chosen, page: chosen.total === null ? chosen.page : 1, total };
}

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
