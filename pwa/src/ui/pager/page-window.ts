export type PageEntry =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number };

/** The pages to offer: the first, the last, and two at each side of the present one; gaps are told apart by what is before. */
export function pageWindow(page: number, last: number): readonly PageEntry[] {
  const near = new Set([1, last]);
  for (let offset = -2; offset <= 2; offset += 1) near.add(Math.min(last, Math.max(1, page + offset)));
  const pages = [...near].sort((one, other) => one - other);
  return pages.flatMap((candidate, index): PageEntry[] => {
    const before = pages[index - 1] ?? candidate - 1;
    const entry: PageEntry = { kind: 'page', page: candidate };
    return candidate - before > 1 ? [{ kind: 'gap', after: before }, entry] : [entry];
  });
}
