import { useSelector } from '@tanstack/react-store';
import { lazy, Suspense } from 'react';
import { useConnection } from '../../api/connection.ts';
import { presentUpdate } from '../updates/update-state.ts';
import { presentInstall } from './install-state.ts';

const InstallCard = lazy(async () => ({ default: (await import('../shell/occasional.ts')).InstallCard }));

/** Offers the app when it is due; a new version goes first, and without a network nothing can be installed. */
export function InstallOffer() {
  const { way, offered } = useSelector(presentInstall);
  const updating = useSelector(presentUpdate, ({ kind }) => kind !== 'none');
  const { online } = useConnection();
  if (way === null || !offered || !online || updating) return null;
  return (
    <Suspense fallback={null}>
      <InstallCard way={way} />
    </Suspense>
  );
}
