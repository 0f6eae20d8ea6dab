import { createFileRoute } from '@tanstack/react-router';
import { type ListQuery, listQuery } from '../../../address/list-query.ts';
import { readsQuery } from '../../../address/query.ts';
import { AdminFrame } from '../../../features/admin/admin-frame.tsx';
import { AdminReportsPage } from '../../../features/admin/reports/admin-reports-page.tsx';

export const Route = createFileRoute('/admin/reports')({
  validateSearch: readsQuery<ListQuery>(listQuery),
  component: ReportsRoute,
});

function ReportsRoute() {
  return (
    <AdminFrame page="reports">
      <AdminReportsPage />
    </AdminFrame>
  );
}
