import { createFileRoute } from '@tanstack/react-router';
import { AdminFrame } from '../../../features/admin/admin-frame.tsx';
import { AdminSynonymsPage } from '../../../features/admin/synonyms/admin-synonyms-page.tsx';

export const Route = createFileRoute('/admin/synonyms')({ component: SynonymsRoute });

function SynonymsRoute() {
  return (
    <AdminFrame page="synonyms">
      <AdminSynonymsPage />
    </AdminFrame>
  );
}
