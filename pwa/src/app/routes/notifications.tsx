import { createFileRoute } from '@tanstack/react-router';
import { type ListQuery, listQuery } from '../../address/list-query.ts';
import { readsQuery } from '../../address/query.ts';
import { NotificationsPage } from '../../features/notifications/notifications-page.tsx';

export const Route = createFileRoute('/notifications')({
  validateSearch: readsQuery<ListQuery>(listQuery),
  component: NotificationsPage,
});
