import { queryOf } from './query.ts';

/** Where everything that is found for some words stands, or all of one kind. */
export const searchPath = (words: string, kind?: 'person'): string =>
  `/search${queryOf({ kind, search: words.trim() || undefined })}`;
