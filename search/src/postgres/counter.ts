/** Hits per category key of every level, from hits per leaf path: `a/b/c: 2` counts for a, b and c. */
export function countByCategory(paths: Readonly<Record<string, number>>): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [path, count] of Object.entries(paths)) {
    for (const key of path.split('/')) if (key !== '') sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}
