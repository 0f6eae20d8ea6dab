import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazy } from 'react';
import { askedBy, readsQuery } from '../../address/query.ts';
import { queryClient } from '../../api/query-client.ts';
import { HeroSearch } from '../../features/top/hero-search.tsx';
import { TopPage } from '../../features/top/top-page.tsx';
import { topQuery } from '../../features/top/top-query.ts';
import { type TopSearch, topSearch } from '../../features/top/top-tab.ts';
import { rememberSearch } from '../shell/recent-searches.ts';
import { useSuggestions } from '../shell/use-suggestions.tsx';

/** Not with the top page itself, which is what most come for. */
const tabPage = () => import('../../features/top/tab-page.tsx');
const TabPage = lazy(async () => ({ default: (await tabPage()).TabPage }));

export const Route = createFileRoute('/')({
  validateSearch: readsQuery<TopSearch>(topSearch),
  beforeLoad: ({ location }) => {
    const menu = askedBy(location.searchStr).tab;
    if (menu === 'FIND_COMPANY') throw redirect({ to: '/search', search: { kind: 'company' }, replace: true });
    if (menu === 'WHAT_IS_TIP_HUB') throw redirect({ to: '/explanation-top-page', replace: true });
  },
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ deps: { tab } }) => (tab ? tabPage() : queryClient.prefetchQuery(topQuery)),
  component: TopRoute,
});

/** Features do not know each other; here they meet on one page. */

function TopRoute() {
  const search = Route.useSearch();
  const { tab, view = 'DEFAULT' } = search;
  if (tab) return <TabPage tab={tab} search={search} />;
  return <TopPage view={view} search={<HeroSearch useAnswer={useSuggestions} onSearched={rememberSearch} />} />;
}
