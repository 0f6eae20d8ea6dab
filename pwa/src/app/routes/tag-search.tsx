import { createFileRoute } from '@tanstack/react-router';
import { type SearchQuery, searchQuery } from '../../features/search/search-query.ts';
import { TagSearchPage } from '../../features/search/tag-search-page.tsx';

export const Route = createFileRoute('/tag-search')({
  validateSearch: (search): SearchQuery => searchQuery(search),
  component: SearchRoute,
});

function SearchRoute() {
  return <TagSearchPage query={Route.useSearch()} />;
}
