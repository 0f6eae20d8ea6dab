import { createFileRoute } from '@tanstack/react-router';
import { version } from '../../../package.json';
import { SyncPage } from '../../features/sync/sync-page.tsx';
import { ownQueue, presentActions } from '../../offline/ui/own-queue.ts';
import { useNow } from '../../offline/ui/use-now.ts';
import { useSeenQueue, useSyncState } from '../../offline/ui/use-seen-queue.ts';
import { useSession } from '../../session/session.ts';
import { updateNow } from '../updates/offer-update.ts';
import { ownBuild } from '../updates/version.ts';

const actions = { ...presentActions, update: () => void updateNow() };

export const Route = createFileRoute('/sync')({ component: SyncRoute });

function SyncRoute() {
  const signedIn = useSession().kind === 'account';
  const own = ownQueue(useSeenQueue(), actions);
  const build = [version, ownBuild()].filter(Boolean).join(' · ');
  return <SyncPage {...own} sync={useSyncState()} signedIn={signedIn} now={useNow()} version={build} />;
}
