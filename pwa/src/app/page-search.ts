/** The query of a profile or company page: which tab stands open, and whether its owner looks as a visitor would. */
export type PageSearch = { readonly tab?: string; readonly preview?: true };

export function pageSearch(search: Record<string, unknown>): PageSearch {
  const tab = search.tab;
  return {
    ...(typeof tab === 'string' || typeof tab === 'number' ? { tab: String(tab) } : {}),
    ...(search.preview === true || search.preview === 'true' ? { preview: true } : {}),
  };
}
