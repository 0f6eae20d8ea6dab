export type { Document } from './document.ts';
export { type Entity, readDocuments } from './read-documents.ts';
