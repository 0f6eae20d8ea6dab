import { createFileRoute } from '@tanstack/react-router';
import { readsQuery } from '../../address/query.ts';
import { ServiceListPage } from '../../features/search/service-list-page.tsx';
import { type ServiceQuery, serviceQuery } from '../../features/search/service-query.ts';
import { useRegisterService } from '../../features/usages/add-service/add-service-button.tsx';

export const Route = createFileRoute('/search-service')({
  validateSearch: readsQuery<ServiceQuery>(serviceQuery),
  component: SearchRoute,
});

function SearchRoute() {
  const query = Route.useSearch();
  const { button, dialog } = useRegisterService(query.search ?? '');
  return (
    <>
      <ServiceListPage query={query} register={button} />
      {dialog}
    </>
  );
}
