import {
  type CallAnswer,
  listArticles,
  listNames,
  NAME_ROWS,
  searchCompanies,
  searchEverything,
} from '@meikan/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { present } from '../../address/query-parts.ts';
import { apiQuery } from '../../api/api-query.ts';
import type { Found } from './found-row.tsx';
import type { SearchQuery } from './search-query.ts';

export const FINDS_PER_PAGE = 12;

const paging = ({ page = 1, limit = FINDS_PER_PAGE }: Pick<SearchQuery, 'page' | 'limit'>) => ({
  page: String(page),
  limit: String(limit),
});
const words = ({ search }: SearchQuery) => present({ search });

/** How many there are of each kind, whatever kind is shown. */
export function useKindCounts({ index, ...query }: SearchQuery) {
  const everything = apiQuery(searchEverything, { query: { ...words(query), limit: '1' } });
  const ofAll = useQuery({ ...everything, enabled: index === undefined });
  const ofRow = useNames({ index, limit: 1 });
  return (index === undefined ? ofAll : ofRow).data?.counter;
}

/** The names of one row of the kana table. */
function useNames(
  query: Pick<SearchQuery, 'kind' | 'page' | 'limit'> & { readonly index: SearchQuery['index'] | undefined },
) {
  const { index = NAME_ROWS[0], kind } = query;
  const named = kind === 'article' ? undefined : kind;
  const call = apiQuery(listNames, { query: { ...paging(query), index, ...present({ kind: named }) } });
  return useQuery({ ...call, enabled: query.index !== undefined, placeholderData: keepPreviousData });
}

/** Finds of every kind but items of content, or of all kinds together. */
export function useFinds(query: SearchQuery) {
  const { kind, categories, sort, industry } = query;
  const call = apiQuery(searchEverything, {
    query: { ...paging(query), ...words(query), ...present({ kind, categories, sort }) },
  });
  const enabled = kind !== 'article' && industry === undefined && query.index === undefined;
  const everything = useQuery({ ...call, enabled, placeholderData: keepPreviousData });
  const companies = useCompaniesOf(query);
  const names = useNames({ ...query, index: query.index });
  if (query.index !== undefined) return names;
  return industry === undefined ? everything : companies;
}

/** Companies of an industry, which the search across kinds does not know. */
function useCompaniesOf(query: SearchQuery) {
  const { categories, industry, sort } = query;
  const order = sort === 'visitors' ? 'VISITOR' : 'TWITTER';
  const narrowing = { type: 'company' as const, sort: order, ...present({ categories, industry }) } as const;
  const call = apiQuery(searchCompanies, { query: { ...paging(query), ...words(query), ...narrowing } });
  return useQuery({
    ...call,
    enabled: industry !== undefined,
    placeholderData: keepPreviousData,
    select: (answer) => ({ ...answer, payload: answer.payload.map(foundCompany) }),
  });
}

/** A company's card as a find. */
const foundCompany = (card: CallAnswer<typeof searchCompanies>[number]): Found => {
  const { id, name, logo, location, overview, isVerified, matched } = card;
  const found = { id, name, picture: logo, note: location ?? '', overview, isVerified };
  return { kind: 'company', tier: 'exact', ...found, ...present({ matched }) };
};

/** Items of content, whose rows need their addresses and authors. */
export function useFoundArticles(query: SearchQuery) {
  const call = apiQuery(listArticles, {
    query: { ...paging(query), ...words(query), ...present({ mainCategory: query.categories }) },
  });
  return useQuery({ ...call, enabled: query.kind === 'article', placeholderData: keepPreviousData });
}

/** Counts per category of the shown kind, not narrowed by the chosen one; nothing for rows of names and other kinds. */
export function useCategoryCounts(query: SearchQuery): Readonly<Record<string, number>> {
  const { industry, index } = query;
  const kind = index === undefined ? query.kind : undefined;
  const type = kind === 'company' || kind === 'service' ? kind : undefined;
  const ofCompanies = apiQuery(searchCompanies, {
    query: { ...words(query), ...present({ type, industry }), limit: '1' },
  });
  const ofArticles = apiQuery(listArticles, { query: { ...words(query), limit: '1' } });
  const companies = useQuery({ ...ofCompanies, enabled: type !== undefined });
  const articles = useQuery({ ...ofArticles, enabled: kind === 'article' });
  return (kind === 'article' ? articles : companies).data?.counter ?? {};
}
