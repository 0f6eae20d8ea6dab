import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { Announcer } from '../../../offline/face/announcer.tsx';
import { PendingBadge } from '../../../offline/face/pending-badge.tsx';
import { statusOf } from '../../../offline/face/status.ts';
import { StatusChip } from '../../../offline/face/status-chip.tsx';
import { Mark, Toaster, UiProvider } from '../../../ui/index.ts';
import { SyncPage } from '../sync-page.tsx';
import { useMadeUpQueue } from './made-up-queue.ts';
import { isSample, NOW, SAMPLES, type Sample } from './samples.ts';
import '../../../app/shell/header.css';

const name = location.hash.slice(1);
const sample: Sample = isSample(name) ? SAMPLES[name] : SAMPLES.queue;

/** The sync page below a header as narrow as the real one. */
function Sampled() {
  const own = useMadeUpQueue(sample);
  const { signedIn = true, offline = false, sending = null } = sample;
  const sync = { online: !offline, answeredAt: NOW - 120_000, sending, lastSyncedAt: NOW - 3_600_000 };
  const status = statusOf(own.queue, sync, signedIn ? 'account' : 'anonymous');
  return (
    <>
      <header className="masthead">
        <div className="wrap masthead__in">
          <span className="brand">
            <Mark className="brand__mark" />
            <span className="brand__name">{'名鑑'}</span>
          </span>
          <div className="htools">
            <StatusChip status={status} now={NOW} />
            <Announcer status={status} />
            <span className="iconbtn only-m" />
          </div>
        </div>
      </header>
      <main>
        <SyncPage {...own} sync={sync} signedIn={signedIn} now={NOW} version="0.1.0" />
        <p className="wrap row">
          <PendingBadge state="waiting" />
          <PendingBadge state="conflict" />
          <PendingBadge state="failed" />
        </p>
      </main>
      <Toaster />
    </>
  );
}

const router = createRouter({
  routeTree: createRootRoute({ component: Sampled }),
  history: createMemoryHistory({ initialEntries: ['/'] }),
});
const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
createRoot(place).render(
  <UiProvider>
    <RouterProvider router={router} />
  </UiProvider>,
);
