import type { Matched } from '@meikan/contracts';
import { isFoundByName, matchedBy, type SearchKind, type SearchPage } from '@meikan/search';
import type { Question } from '../route/read-route.ts';
import { entityKind, findDocuments } from './documents.ts';

/** What a find is answered with besides itself: why it was found, where its name does not say it. */
export type Matches = (kind: SearchKind, id: string) => { readonly matched?: Matched };

/**
 * Why the hits of a page were found, as the read model tells of them now. It knows no reader: what is answered of a hit goes only to
 * whom the hit itself is shown.
 */
export async function findMatches({ db }: Question, { hits, terms = [] }: SearchPage): Promise<Matches> {
  const told = hits.filter(({ tier }) => terms.length > 0 && !isFoundByName(tier));
  const documents = await findDocuments(
    db,
    told.map(({ kind, id }) => ({ kind: entityKind(kind), id })),
  );
  const found = new Map(documents.map((page) => [keyOf(page.kind, page.id), matchedBy(page, terms)]));
  return (kind, id) => {
    const matched = found.get(keyOf(kind, id));
    return matched === undefined || matched.words.length === 0 ? {} : { matched };
  };
}

const keyOf = (kind: SearchKind, id: string) => `${entityKind(kind)} ${id}`;
