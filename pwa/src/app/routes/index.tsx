import type { ArticleItem } from '@meikan/contracts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client.ts';
import { BookmarkStar } from '../../features/bookmarks/bookmark-star.tsx';
import { HeroSearch } from '../../features/top/hero-search.tsx';
import { KindPage } from '../../features/top/kind-page.tsx';
import { TopPage } from '../../features/top/top-page.tsx';
import { topQuery } from '../../features/top/top-query.ts';
import { type TopSearch, topSearch } from '../../features/top/top-tab.ts';
import { rememberSearch } from '../shell/recent-searches.ts';
import { useSuggestions } from '../shell/use-suggestions.tsx';

export const Route = createFileRoute('/')({
  validateSearch: (search): TopSearch => topSearch(search),
  beforeLoad: ({ search: { tab } }) => {
    if (tab === 'SERVICE_USED') throw redirect({ to: '/search-service', replace: true });
  },
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ deps: { tab } }) => (tab ? undefined : queryClient.prefetchQuery(topQuery)),
  component: TopRoute,
});

/** Features do not know each other; here they meet on one page. */
const star = (item: ArticleItem) => <BookmarkStar item={item} />;

function TopRoute() {
  const { tab, view = 'DEFAULT', page = 1 } = Route.useSearch();
  if (tab && tab !== 'SERVICE_USED') return <KindPage key={tab} tab={tab} page={page} star={star} />;
  return (
    <TopPage view={view} star={star} search={<HeroSearch useAnswer={useSuggestions} onSearched={rememberSearch} />} />
  );
}
