import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../../../features/company/company-page.tsx';
import { type PageSearch, pageSearch } from '../../page-search.ts';

export const Route = createFileRoute('/companies/$id')({
  validateSearch: (search): PageSearch => pageSearch(search),
  component: CompanyRoute,
});

/** Nothing is kept from here until the star has come. */
const noStar = () => null;

function CompanyRoute() {
  const { id } = Route.useParams();
  const { tab, preview } = Route.useSearch();
  return <CompanyPage key={id} id={id} tab={tab} preview={preview === true} star={noStar} />;
}
