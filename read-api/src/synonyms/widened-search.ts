import { type SearchPort, type Vocabulary, widenedBy } from '@meikan/search';
import type { Db } from '../route/read-route.ts';
import { findStandSince } from './find-synonyms.ts';

/**
 * The search with what admins widened it by, as the read model tells it when a text is asked: an entry holds from the moment that
 * its event is folded, in either engine, and no document changes.
 */
export function widenedSearch(search: SearchPort, db: Db): SearchPort {
  let kept: { readonly revision: string; readonly vocabulary: Vocabulary } | undefined;
  async function vocabularyNow(): Promise<Vocabulary | undefined> {
    const known = kept;
    const stand = await findStandSince(known?.revision, db);
    if (stand === undefined) return undefined;
    if (stand.entries === null) return known?.vocabulary;
    // Of many who ask at once after a change, the first alone joins the words anew.
    if (kept?.revision !== stand.revision) kept = { revision: stand.revision, vocabulary: widenedBy(stand.entries) };
    return kept.vocabulary;
  }
  return {
    ...search,
    async search(query) {
      if (query.text === '' || query.namesOnly) return search.search(query);
      const vocabulary = await vocabularyNow();
      return search.search(vocabulary === undefined ? query : { ...query, vocabulary });
    },
  };
}
