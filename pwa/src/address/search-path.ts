import { queryOf } from './query.ts';

/** Where everything that is found for some words stands. */
export const searchPath = (words: string): string => `/search${queryOf({ search: words.trim() || undefined })}`;
