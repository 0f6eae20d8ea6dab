import { listCompanyArticles } from '@meikan/contracts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../api/api-query.ts';
import type { ContentCounts } from './tabs.ts';

/** Main categories of which some categories have tabs of their own. */
const PARTED = ['article', 'slide', 'job'] as const;

const countsQuery = (id: string, mainCategory?: string) =>
  apiQuery(listCompanyArticles, { params: { id }, query: { limit: '1', ...(mainCategory ? { mainCategory } : {}) } });

/** How many items a company has, per main category and, where tabs need it, per category. Empty until answered. */
export function useContentCounts(id: string): ContentCounts {
  const main = useQuery(countsQuery(id)).data?.counter ?? {};
  const parted = useQueries({
    queries: PARTED.filter((category) => main[category]).map((category) => countsQuery(id, category)),
    combine: (answers) => answers.map(({ data }) => data?.counter ?? {}),
  });
  return Object.fromEntries([...parted, main].flatMap((counts) => Object.entries(counts)));
}
