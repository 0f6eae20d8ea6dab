import type { ArticleItem } from '@meikan/contracts';
import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../api/query-client.ts';
import { ArticlePage } from '../../../features/articles/article-page.tsx';
import { articleQuery } from '../../../features/articles/article-query.ts';
import { ReportLink } from '../../../features/reports/report-link.tsx';

export const Route = createFileRoute('/articles/$id')({
  loader: ({ params: { id } }) => queryClient.prefetchQuery(articleQuery(id)),
  component: ArticleRoute,
});

/** Features do not know each other; here they meet on one page. */
const report = ({ id, articleName, author }: ArticleItem) => (
  <ReportLink
    reported={{ kind: 'article', id, name: articleName }}
    person={author.kind === 'user' ? { id: author.id, name: author.name } : null}
  />
);

function ArticleRoute() {
  const { id } = Route.useParams();
  return <ArticlePage key={id} id={id} report={report} />;
}
