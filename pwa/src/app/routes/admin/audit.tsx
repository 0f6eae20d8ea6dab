import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/audit')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/admin/audit"!</div>;
}
