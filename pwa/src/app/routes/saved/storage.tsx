import { createFileRoute } from '@tanstack/react-router';
import { StoragePage } from '../../../features/saved/storage-page.tsx';
import { usePresent } from '../../../offline/index.ts';

export const Route = createFileRoute('/saved/storage')({ component: StorageRoute });

function StorageRoute() {
  return <StoragePage waiting={usePresent(({ contents }) => contents.queue.rows.length)} />;
}
