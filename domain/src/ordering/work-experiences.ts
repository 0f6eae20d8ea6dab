type Employment = { readonly duration: { readonly start: string | null } };

/** A new list, latest start first, unknown starts last. */
export function sortedByStart<T extends Employment>(experiences: readonly T[]): readonly T[] {
  return [...experiences].sort((a, b) => later(a.duration.start, b.duration.start));
}

function later(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null || a > b ? -1 : 1;
}
