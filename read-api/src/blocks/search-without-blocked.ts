import type { SearchFilters, SearchPort, SearchViewer } from '@meikan/search';
import type { Db } from '../route/read-route.ts';
import { blockedBy } from './block-conditions.ts';

/**
 * The search in which nobody meets whom they block: nothing of them is found or counted, nor anything that they wrote.
 */
export function searchWithoutBlocked(search: SearchPort, db: Db): SearchPort {
  async function asMet<Asked extends SearchFilters & { readonly viewer: SearchViewer }>(asked: Asked): Promise<Asked> {
    if (asked.viewer.kind === 'anonymous') return asked;
    const without = await blockedBy(asked.viewer.accountId, db);
    return without.length === 0 ? asked : { ...asked, without };
  }
  return {
    ...search,
    search: async (query) => search.search(await asMet(query)),
    suggest: async (query) => search.suggest(await asMet(query)),
  };
}
