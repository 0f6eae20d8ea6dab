import { createFileRoute } from '@tanstack/react-router';
import { readsQuery } from '../../address/query.ts';
import { type TagQuery, tagQuery } from '../../features/search/service-query.ts';
import { TagSearchPage } from '../../features/search/tag-search-page.tsx';
import { useRegisterService } from '../../features/usages/add-service/add-service-button.tsx';

export const Route = createFileRoute('/tag-search')({
  validateSearch: readsQuery<TagQuery>(tagQuery),
  component: SearchRoute,
});

/** Features do not know each other; here they meet on one page. */

function SearchRoute() {
  const { button, dialog } = useRegisterService('');
  return (
    <>
      <TagSearchPage query={Route.useSearch()} register={button} />
      {dialog}
    </>
  );
}
