import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../api/query-client.ts';
import { ArticlePage } from '../../../features/articles/article-page.tsx';
import { articleQuery } from '../../../features/articles/article-query.ts';

export const Route = createFileRoute('/articles/$id')({
  loader: ({ params: { id } }) => queryClient.prefetchQuery(articleQuery(id)),
  component: ArticleRoute,
});

/** Features do not know each other; here they meet on one page. */

function ArticleRoute() {
  const { id } = Route.useParams();
  return <ArticlePage key={id} id={id} />;
}
