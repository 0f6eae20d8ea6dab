import { createFileRoute } from '@tanstack/react-router';
import { type SearchQuery, searchQuery } from '../../features/search/search-query.ts';
import { ServiceListPage } from '../../features/search/service-list-page.tsx';

export const Route = createFileRoute('/search-service')({
  validateSearch: (search): SearchQuery => searchQuery(search),
  component: SearchRoute,
});

function SearchRoute() {
  return <ServiceListPage query={Route.useSearch()} />;
}
