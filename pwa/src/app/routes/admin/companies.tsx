import { createFileRoute } from '@tanstack/react-router';
import { AdminCompaniesPage } from '../../../features/admin/admin-companies-page.tsx';
import { AdminFrame } from '../../../features/admin/admin-frame.tsx';

export const Route = createFileRoute('/admin/companies')({ component: CompaniesRoute });

function CompaniesRoute() {
  return (
    <AdminFrame page="companies">
      <AdminCompaniesPage />
    </AdminFrame>
  );
}
