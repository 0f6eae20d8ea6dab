import { type ListQuery, listQuery } from '../../address/list-query.ts';
import type { Asked } from '../../address/query.ts';
import { countPart, flagPart, present } from '../../address/query-parts.ts';
import { isTabId, type TabId } from './tab-table.ts';

/** The query of a company page: which tab stands open, whether it is looked at as a visitor would, and where in the tab's list. */
export type CompanySearch = ListQuery & { readonly tab?: TabId; readonly preview?: true };

/** Reads the query; the overview needs no word, and unknown tabs are the overview. */
export function companySearch(search: Asked): CompanySearch {
  const tab = countPart(search.tab);
  return present({
    tab: tab !== undefined && isTabId(tab) && tab !== 1 ? tab : undefined,
    preview: flagPart(search.preview),
    ...listQuery(search),
  });
}
