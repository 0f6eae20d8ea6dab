import { type CompanyCard, searchCompanies } from '@meikan/contracts';
import { searchedText } from '@meikan/domain';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../api/api-query.ts';
import type { SavedItem } from '../../offline/cache/index.ts';
import { cacheFor } from '../../offline/cache/lazy-cache.ts';
import { useSavedAccount } from '../../offline/ui/cache/use-saved.ts';
import { useSettledText } from '../../ui/index.ts';

/** A company as it is shown to whoever picks one. */
export type FoundCompany = Pick<CompanyCard, 'id' | 'name' | 'logo' | 'overview'>;

const MOST = 10;
const NONE: readonly FoundCompany[] = [];

/**
 * Companies by name, asked when nobody has typed for 320 ms, never in the middle of a conversion; where no answer comes, those
 * among the saved things. Nothing is shown for another text than the present one.
 */
export function useCompanySearch(text: string, composing: boolean, open: boolean) {
  const account = useSavedAccount();
  const wanted = useSettledText(text, composing);
  const settled = open && wanted !== '' && wanted === searchedText(text);
  const query = apiQuery(searchCompanies, { query: { name: wanted, type: 'company', limit: String(MOST) } });
  const asked = useQuery({ ...query, enabled: settled, retry: false });
  const saved = useQuery({
    queryKey: ['saved-companies', account, wanted],
    queryFn: () => savedCompanies(account, wanted),
    enabled: settled && asked.isError,
    // What is saved changes by looking at pages; asking again costs nothing.
    gcTime: 0,
  });
  const found: readonly FoundCompany[] | undefined = asked.data?.payload ?? saved.data;
  const finds = (settled && found) || NONE;
  return {
    finds,
    searching: open && text.trim() !== '' && !(settled && found),
    nothing: settled && found?.length === 0,
  };
}

async function savedCompanies(account: string, text: string): Promise<readonly FoundCompany[]> {
  // The words of descriptions weigh more than the field: who is online never needs them.
  const { findItems, foldNames } = await import('../../offline/ui/cache/find-items.ts');
  const items = await (await cacheFor(account)).list();
  return findItems(items.filter(isCompany).map(foldNames), text)
    .slice(0, MOST)
    .map(({ item: { id, card } }) => ({ id, name: card.name, logo: card.picture, overview: card.note }));
}

/** Services have pages like companies, but nobody is employed by one. */
const isCompany = ({ kind, card }: SavedItem): boolean => kind === 'company' && !card.isService;
