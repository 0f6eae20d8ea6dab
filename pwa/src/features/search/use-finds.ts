import { listNames, NAME_ROWS, searchEverything } from '@meikan/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { present } from '../../address/query-parts.ts';
import { apiQuery } from '../../api/api-query.ts';
import { facetsIn, type SearchQuery, sortIn } from './search-query.ts';

export const FINDS_PER_PAGE = 12;

const paging = ({ page = 1, limit = FINDS_PER_PAGE }: SearchQuery) => ({ page: String(page), limit: String(limit) });

/** What the index is asked for a search, but for its page. */
export function askedFor(query: SearchQuery) {
  const { search, kind, categories } = query;
  const sort = sortIn(query);
  return present({ search, kind, categories, ...facetsIn(query), sort: sort === 'relevance' ? undefined : sort });
}

/** Finds of one kind or of all together, or the names of a row of the kana table; with the counts of what is chosen and what is not. */
export function useFinds(query: SearchQuery) {
  const { index } = query;
  const everything = apiQuery(searchEverything, { query: { ...paging(query), ...askedFor(query) } });
  const found = useQuery({ ...everything, enabled: index === undefined, placeholderData: keepPreviousData });
  const names = useNames(query);
  return index === undefined ? found : names;
}

function useNames(query: SearchQuery) {
  const { index = NAME_ROWS[0], kind } = query;
  const named = kind === 'article' ? undefined : kind;
  const call = apiQuery(listNames, { query: { ...paging(query), index, ...present({ kind: named }) } });
  return useQuery({ ...call, enabled: query.index !== undefined, placeholderData: keepPreviousData });
}
