import type { SearchTexts } from '@meikan/contracts';
import type { Document } from '@meikan/projections/documents';
import { type SearchKind, searchedPart } from '@meikan/search';
import type { Question } from '../route/read-route.ts';
import { entityKind, findDocuments } from './documents.ts';
import { findThings } from './found-things.ts';

type Page = { readonly kind: SearchKind; readonly id: string };

/** By what the pages are found that the reader may see, in the order in which they are asked for. */
export async function findSearchTexts(question: Question, pages: readonly Page[]): Promise<SearchTexts[]> {
  const shown = await findThings(question, pages);
  const documents = await findDocuments(
    question.db,
    shown.map(({ kind, id }) => ({ kind: entityKind(kind), id })),
  );
  const told = new Map(documents.map((document) => [`${entityKind(document.kind)}:${document.id}`, document]));
  return [...new Set(pages.map(({ kind, id }) => `${kind}:${id}`))].flatMap((page) => {
    const document = told.get(page);
    return document === undefined ? [] : [textsOf(page, document)];
  });
}

function textsOf(page: string, document: Document): SearchTexts {
  const { name, otherNames, reading = null, tags, facts, texts } = searchedPart(document);
  return { page, name, otherNames: [...otherNames], reading, tags: [...tags], facts: [...facts], texts: [...texts] };
}
