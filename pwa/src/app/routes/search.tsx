import { createFileRoute } from '@tanstack/react-router';
import { SearchPage } from '../../features/search/search-page.tsx';
import { type SearchQuery, searchQuery } from '../../features/search/search-query.ts';

export const Route = createFileRoute('/search')({
  validateSearch: (search): SearchQuery => searchQuery(search),
  component: SearchRoute,
});

function SearchRoute() {
  return <SearchPage query={Route.useSearch()} />;
}
