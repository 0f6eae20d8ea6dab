import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useConnection } from '../../offline/connection.ts';
import { onUpdate, presentUpdate } from '../updates/update-state.ts';
import { onInstall, presentInstall } from './install-state.ts';

const InstallCard = lazy(async () => ({ default: (await import('./install-card.tsx')).InstallCard }));

/** Offers the app when it is due; a new version goes first, and without a network nothing can be installed. */
export function InstallOffer() {
  const { way, offered } = useSyncExternalStore(onInstall, presentInstall);
  const update = useSyncExternalStore(onUpdate, presentUpdate);
  const { online } = useConnection();
  if (way === null || !offered || !online || update.kind !== 'none') return null;
  return (
    <Suspense fallback={null}>
      <InstallCard way={way} />
    </Suspense>
  );
}
