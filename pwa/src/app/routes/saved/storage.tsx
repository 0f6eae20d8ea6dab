import { createFileRoute } from '@tanstack/react-router';
import { StoragePage } from '../../../features/saved/storage-page.tsx';
import { useSeenQueue } from '../../../offline/face/use-seen-queue.ts';

export const Route = createFileRoute('/saved/storage')({ component: StorageRoute });

function StorageRoute() {
  return <StoragePage waiting={useSeenQueue().rows.length} />;
}
