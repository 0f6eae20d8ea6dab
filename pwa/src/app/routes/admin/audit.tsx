import { createFileRoute } from '@tanstack/react-router';
import { readsQuery } from '../../../address/query.ts';
import { AdminFrame } from '../../../features/admin/admin-frame.tsx';
import { AuditPage } from '../../../features/audit/audit-page.tsx';
import { type AuditQuery, auditQuery } from '../../../features/audit/audit-query.ts';

export const Route = createFileRoute('/admin/audit')({
  validateSearch: readsQuery<AuditQuery>(auditQuery),
  component: AuditRoute,
});

function AuditRoute() {
  const navigate = Route.useNavigate();
  const query = Route.useSearch();
  // Moving through one history is one page to go back from; another history is another.
  const show = (next: AuditQuery) =>
    void navigate({ search: next, replace: next.id === query.id, resetScroll: next.id !== query.id });
  return (
    <AdminFrame page="audit">
      <AuditPage query={query} onQuery={show} />
    </AdminFrame>
  );
}
