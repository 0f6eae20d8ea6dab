import { companyQuery } from './company-queries.ts';
import type { PageQuery } from './page-query.ts';
import { profileQuery } from './person-queries.ts';
import type { Thing } from './thing.ts';

/** What a thing's page asks first; `null` for articles, which have no page here. */
export function firstQuery({ kind, id }: Thing): PageQuery | null {
  if (kind === 'article') return null;
  return kind === 'person' ? profileQuery(id) : companyQuery(id);
}
