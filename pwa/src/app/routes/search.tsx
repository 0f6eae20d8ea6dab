import { createFileRoute } from '@tanstack/react-router';
import { readsQuery } from '../../address/query.ts';
import { SearchPage } from '../../features/search/search-page.tsx';
import { type SearchQuery, searchQuery } from '../../features/search/search-query.ts';
import { useRegisterService } from '../../features/usages/add-service/add-service-button.tsx';

export const Route = createFileRoute('/search')({
  validateSearch: readsQuery<SearchQuery>(searchQuery),
  component: SearchRoute,
});

/** Features do not know each other; here they meet on one page. */

function SearchRoute() {
  const query = Route.useSearch();
  const { button, dialog } = useRegisterService(query.search ?? '');
  return (
    <>
      <SearchPage query={query} register={button} />
      {dialog}
    </>
  );
}
