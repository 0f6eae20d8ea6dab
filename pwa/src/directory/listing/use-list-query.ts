import type { UseQueryResult } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ListQuery } from '../../address/list-query.ts';
import type { ApiAnswer } from '../../api/call-api.ts';
import { useReplacedQuery } from './changed-query.ts';
import { correction, type Extent } from './correction.ts';

/** What the address says of the list on the page. */
export function useListQuery(): ListQuery {
  return useSearch({ strict: false });
}

/** What an answer says of the list; null while there is none but that of the page before. */
export function extentOf(
  { data, isPlaceholderData }: UseQueryResult<ApiAnswer<readonly unknown[]>>,
  pageSize: number,
): Extent | null {
  if (!data || isPlaceholderData) return null;
  return { total: data.total ?? data.payload.length, pageSize, counts: data.counter };
}

/**
 * Keeps the address true to the list: see `correction`. Takes what was asked, and what the answer says of the list, null while there is
 * none. A corrected address replaces the one that it corrects, so that Back does not lead there.
 */
export function useCorrected(
  { page, ...narrowing }: Pick<ListQuery, 'page' | 'category'>,
  extent: Extent | null,
): void {
  const replace = useReplacedQuery();
  const seen = useRef<{ readonly of: string; readonly total: number } | null>(null);
  useEffect(() => {
    if (extent === null) return;
    const of = JSON.stringify(narrowing);
    const before = seen.current?.of === of ? seen.current.total : null;
    seen.current = { of, total: extent.total };
    const change = correction({ ...narrowing, page }, extent, before);
    if (change) replace(change);
  });
}
