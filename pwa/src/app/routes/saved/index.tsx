import { createFileRoute } from '@tanstack/react-router';
import { type ListQuery, listQuery } from '../../../address/list-query.ts';
import { readsQuery } from '../../../address/query.ts';
import { SavedPage } from '../../../features/saved/saved-page.tsx';

export const Route = createFileRoute('/saved/')({
  validateSearch: readsQuery<ListQuery>(listQuery),
  component: SavedPage,
});
