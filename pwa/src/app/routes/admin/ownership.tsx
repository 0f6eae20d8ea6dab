import { createFileRoute } from '@tanstack/react-router';
import { type ListQuery, listQuery } from '../../../address/list-query.ts';
import { readsQuery } from '../../../address/query.ts';
import { AdminFrame } from '../../../features/admin/admin-frame.tsx';
import { AdminOwnershipPage } from '../../../features/admin/ownership/admin-ownership-page.tsx';

export const Route = createFileRoute('/admin/ownership')({
  validateSearch: readsQuery<ListQuery>(listQuery),
  component: OwnershipRoute,
});

function OwnershipRoute() {
  return (
    <AdminFrame page="ownership">
      <AdminOwnershipPage />
    </AdminFrame>
  );
}
