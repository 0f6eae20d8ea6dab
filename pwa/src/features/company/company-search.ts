import type { TabId } from './tab-table.ts';
import { isTabId } from './tabs.ts';

/** The query of a company page: which tab stands open, and whether it is looked at as a visitor would. */
export type CompanySearch = { readonly tab?: TabId; readonly preview?: true };

/** Reads the query; the overview needs no word, and unknown tabs are the overview. */
export function companySearch(search: Record<string, unknown>): CompanySearch {
  const tab = Number(search.tab);
  return {
    ...(isTabId(tab) && tab !== 1 ? { tab } : {}),
    ...(search.preview === true || search.preview === 'true' ? { preview: true } : {}),
  };
}
