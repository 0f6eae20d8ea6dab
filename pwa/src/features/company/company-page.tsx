import { getCompany } from '@meikan/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { apiQuery } from '../../api/api-query.ts';
import { usePageTitle } from '../../ui/index.ts';
import './company.css';

type Props = { readonly id: string; readonly tab: string | undefined; readonly preview: boolean };

/** A company or service page. */
export function CompanyPage({ id, preview }: Props) {
  const { data } = useSuspenseQuery(
    apiQuery(getCompany, { params: { id }, query: preview ? { preview: 'true' } : {} }),
  );
  usePageTitle(data.payload.name);
  return (
    <div className="wrap page">
      <h1 className="page__t">{data.payload.name}</h1>
    </div>
  );
}
