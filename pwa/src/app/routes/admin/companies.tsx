import { createFileRoute } from '@tanstack/react-router';
import { type ListQuery, listQuery } from '../../../address/list-query.ts';
import { readsQuery } from '../../../address/query.ts';
import { AdminCompaniesPage } from '../../../features/admin/admin-companies-page.tsx';
import { AdminFrame } from '../../../features/admin/admin-frame.tsx';

export const Route = createFileRoute('/admin/companies')({
  validateSearch: readsQuery<ListQuery>(listQuery),
  component: CompaniesRoute,
});

function CompaniesRoute() {
  return (
    <AdminFrame page="companies">
      <AdminCompaniesPage />
    </AdminFrame>
  );
}
