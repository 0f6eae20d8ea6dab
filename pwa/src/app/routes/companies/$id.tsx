import type { Company } from '@meikan/contracts';
import { createFileRoute } from '@tanstack/react-router';
import { readsQuery } from '../../../address/query.ts';
import { queryClient } from '../../../api/query-client.ts';
import { OwnArticles } from '../../../features/articles/own-articles.tsx';
import { CompanyPage } from '../../../features/company/company-page.tsx';
import { companyQuery } from '../../../features/company/company-query.ts';
import { type CompanySearch, companySearch } from '../../../features/company/company-search.ts';
import { CompanySkeleton } from '../../../features/company/company-skeleton.tsx';
import type { OwnArticles as OwnArticlesSlot } from '../../../features/company/lists/own-articles.ts';
import { Visited } from '../../../features/footprints/visited.tsx';
import { VisitorsButton } from '../../../features/footprints/visitors-button.tsx';
import { OwnersButton } from '../../../features/owners/owners-button.tsx';
import { ReportLink } from '../../../features/reports/report-link.tsx';
import { feedsOfCompany } from '../../../features/rss/feed-holder.ts';
import { RssButton } from '../../../features/rss/rss-button.tsx';
import { shelvesOfCompany } from '../../article-shelves.tsx';

export const Route = createFileRoute('/companies/$id')({
  validateSearch: readsQuery<CompanySearch>(companySearch),
  loaderDeps: ({ search: { preview } }) => ({ preview: preview === true }),
  loader: ({ params: { id }, deps: { preview } }) => queryClient.prefetchQuery(companyQuery(id, preview)),
  component: CompanyRoute,
  pendingComponent: CompanySkeleton,
});

/** Features do not know each other; here they meet on one page. */
const more = (company: Company) => (
  <>
    <RssButton holder={feedsOfCompany(company)} />
    {company.isOwner && <VisitorsButton company={company} />}
    <OwnersButton id={company.id} />
  </>
);
const ownArticles: OwnArticlesSlot = ({ id, filter, children }) => (
  <OwnArticles
    owner={{ kind: 'company', id }}
    mainCategories={null}
    place={filter}
    elsewhere={shelvesOfCompany(id, filter)}
  >
    {children}
  </OwnArticles>
);
const report = ({ id, name }: Company) => <ReportLink reported={{ kind: 'company', id, name }} person={null} />;
const visited = (id: string) => <Visited kind="company" id={id} />;

function CompanyRoute() {
  const { id } = Route.useParams();
  const { tab = 1, preview } = Route.useSearch();
  return (
    <CompanyPage
      key={id}
      id={id}
      tab={tab}
      preview={preview === true}
      ownArticles={ownArticles}
      more={more}
      visited={visited}
      report={report}
    />
  );
}
