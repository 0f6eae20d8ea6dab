export type PageEntry =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number };

/** Pages that are always offered, at either end. */
const MARGIN = 2;
const SIDE = 2;

/** The pages to offer: two at each end, and two at each side of the present one; gaps are told apart by what is before. */
export function pageWindow(page: number, last: number): readonly PageEntry[] {
  const pages = Array.from({ length: last }, (_, index) => index + 1).filter(
    (candidate) => candidate <= MARGIN || candidate > last - MARGIN || Math.abs(candidate - page) <= SIDE,
  );
  return pages.flatMap((candidate, index): PageEntry[] => {
    const before = pages[index - 1] ?? candidate - 1;
    const entry: PageEntry = { kind: 'page', page: candidate };
    return candidate - before > 1 ? [{ kind: 'gap', after: before }, entry] : [entry];
  });
}
