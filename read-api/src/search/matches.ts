import type { Matched } from '@meikan/contracts';
import { readDocuments } from '@meikan/projections/documents';
import { matchedBy, type SearchKind, type SearchPage, type SearchTier } from '@meikan/search';
import { CompiledQuery } from 'kysely';
import type { Question } from '../route/read-route.ts';

/** What a find is answered with besides itself: why it was found, where its name does not say it. */
export type Matches = (kind: SearchKind, id: string) => { readonly matched?: Matched };

/** The tiers in which a name says it all. */
const NAMED: ReadonlySet<SearchTier> = new Set(['exact', 'prefix', 'fuzzy']);

/**
 * Why the hits of a page were found, as the read model tells of them now. It knows no reader: what is answered of a hit goes only to
 * whom the hit itself is shown.
 */
export async function findMatches({ db }: Question, { hits, terms = [] }: SearchPage): Promise<Matches> {
  const told = hits.filter(({ tier }) => terms.length > 0 && !NAMED.has(tier));
  const ask = async <Row extends object>(text: string, values: unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
  const documents = await readDocuments(
    ask,
    told.map(({ kind, id }) => ({ kind: tableOf(kind), id })),
  );
  const found = new Map(documents.map((page) => [keyOf(page.kind, page.id), matchedBy(page, terms)]));
  return (kind, id) => {
    const matched = found.get(keyOf(kind, id));
    return matched === undefined || matched.words.length === 0 ? {} : { matched };
  };
}

const tableOf = (kind: SearchKind) => (kind === 'service' ? 'company' : kind);
const keyOf = (kind: SearchKind, id: string) => `${tableOf(kind)} ${id}`;
