import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onUpdate, presentUpdate } from '../updates/update-state.ts';
import { onInstall, presentInstall } from './install-state.ts';

const InstallCard = lazy(async () => ({ default: (await import('./install-card.tsx')).InstallCard }));

/** Offers the app when it is due; a new version goes first. */
export function InstallOffer() {
  const { way, offered } = useSyncExternalStore(onInstall, presentInstall);
  const update = useSyncExternalStore(onUpdate, presentUpdate);
  if (way === null || !offered || update.kind !== 'none') return null;
  return (
    <Suspense fallback={null}>
      <InstallCard way={way} />
    </Suspense>
  );
}
