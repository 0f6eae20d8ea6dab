import { type Document, type Entity, readDocuments } from '@meikan/projections/documents';
import type { SearchKind } from '@meikan/search';
import { CompiledQuery } from 'kysely';
import type { Db } from '../route/read-route.ts';

/** The kind under which a page stands in the read model: services are companies there. */
export const entityKind = (kind: SearchKind) => (kind === 'service' ? 'company' : kind);

/** What the search is told of pages now. It knows no reader: an answer of it goes only to whom the page itself is shown. */
export function findDocuments(db: Db, pages: readonly Entity[]): Promise<Document[]> {
  const ask = async <Row extends object>(text: string, values: unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
  return readDocuments(ask, pages);
}
