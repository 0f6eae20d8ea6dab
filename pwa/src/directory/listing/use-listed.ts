import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ListQuery } from '../../address/list-query.ts';
import type { ApiAnswer } from '../../api/call-api.ts';
import { ALL } from './category-chips.ts';
import type { Extent } from './correction.ts';
import { extentOf, useCorrected, useListQuery } from './use-list-query.ts';

/**
 * The list that the address asks for, by pages and by its categories, if it has some: the old page stays until the new one is there.
 * `counts` tells how many stand in each category, where that is not what the answer counts.
 */
export function useListed<Row>(
  queryOf: (asked: ListQuery) => UseQueryOptions<ApiAnswer<Row[]>>,
  pageSize: number,
  counts = (counter: Extent['counts']) => counter,
) {
  const asked = useListQuery();
  const query = useQuery({ ...queryOf(asked), placeholderData: keepPreviousData });
  const extent = extentOf(query, pageSize);
  useCorrected(asked, extent && { ...extent, counts: counts(extent.counts) });
  return { query, page: asked.page ?? 1, chip: asked.category ?? ALL };
}
