import { createFileRoute } from '@tanstack/react-router';
import { ServiceListPage } from '../../features/search/service-list-page.tsx';
import { type ServiceQuery, serviceQuery } from '../../features/search/service-query.ts';

export const Route = createFileRoute('/search-service')({
  validateSearch: (search): ServiceQuery => serviceQuery(search),
  component: SearchRoute,
});

function SearchRoute() {
  return <ServiceListPage query={Route.useSearch()} />;
}
