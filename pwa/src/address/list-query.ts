import type { Asked } from './query.ts';
import { keyPart, pagePart, present, textPart } from './query-parts.ts';

/**
 * What the query of a page says of the list on it: what narrows it, its order, and which page of it is open. Keys, of which every list
 * takes those that it knows.
 */
export type ListQuery = {
  /** A text that narrows it while it is typed. */
  readonly search?: string;
  readonly category?: string;
  readonly usage?: string;
  readonly obtained?: string;
  readonly sort?: string;
  readonly page?: number;
};

export const listQuery = (asked: Asked): ListQuery =>
  present({
    search: textPart(asked.search),
    category: keyPart(asked.category),
    usage: keyPart(asked.usage),
    obtained: keyPart(asked.obtained),
    sort: keyPart(asked.sort),
    page: pagePart(asked.page),
  });
