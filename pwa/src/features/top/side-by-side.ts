type Lists<C> = Readonly<Record<'nominatedCompanies' | 'highlightedCompanies' | 'verifiedCompanies', readonly C[]>>;
type Named = { readonly id: string };
/** How many of each list stand beside each other at most. */
type Most = { readonly nominated: number; readonly highlighted: number; readonly verified: number };

/**
 * The lists of companies with no company twice. The lists that have fewest to choose from choose first, so that one whose
 * companies stand in several is not left empty.
 */
export function sideBySide<C extends Named>(lists: Lists<C>, most: Most): Lists<C> {
  const highlighted = lists.highlightedCompanies.slice(0, most.highlighted);
  const verified = without(lists.verifiedCompanies, highlighted).slice(0, most.verified);
  const nominated = without(lists.nominatedCompanies, [...highlighted, ...verified]).slice(0, most.nominated);
  return { nominatedCompanies: nominated, highlightedCompanies: highlighted, verifiedCompanies: verified };
}

function without<C extends Named>(companies: readonly C[], shown: readonly C[]): readonly C[] {
  const ids = new Set(shown.map(({ id }) => id));
  return companies.filter(({ id }) => !ids.has(id));
}
