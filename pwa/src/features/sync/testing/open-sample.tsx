import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { preferScheme } from '../../../app/testing/accessibility.ts';
import { PC, PHONE, type Size } from '../../../app/testing/open-page.tsx';
import { PendingBadge } from '../../../offline/ui/outbox/pending.tsx';
import { isShown, statusOf } from '../../../offline/ui/outbox/status.ts';
import { StatusChip } from '../../../offline/ui/outbox/status-chip.tsx';
import { Announcer } from '../../../offline/ui/outbox/sync-state.tsx';
import { Mark, Toaster, UiProvider } from '../../../ui/index.ts';
import { SyncPage } from '../sync-page.tsx';
import { syncTexts } from '../texts.ts';
import { useMadeUpQueue } from './made-up-queue.ts';
import { NOW, SAMPLES, type Sample, type SampleName } from './samples.ts';
import '../../../app/shell/header.css';

type Look = { readonly size: Size; readonly scheme: 'light' | 'dark' };

export const WIDE: Look = { size: PC, scheme: 'light' };
export const NARROW: Look = { size: PHONE, scheme: 'dark' };

/** The sync page below a header as narrow as the real one. */
function Sampled({ sample }: { readonly sample: Sample }) {
  const own = useMadeUpQueue(sample);
  const { signedIn = true, offline = false, sending = null } = sample;
  const sync = { online: !offline, answeredAt: NOW - 120_000, sending, held: false, lastSyncedAt: NOW - 3_600_000 };
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
            {isShown(status) && <StatusChip status={status} now={NOW} />}
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

/** Shows the page of a made-up queue until the test ends. */
export async function openSample(name: SampleName, { size, scheme }: Look): Promise<void> {
  await Promise.all([page.viewport(...size), preferScheme(scheme)]);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Sampled sample={SAMPLES[name]} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const place = document.createElement('div');
  place.id = 'root';
  document.body.replaceChildren(place);
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  flushSync(() =>
    root.render(
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>,
    ),
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
export const dialog: Locator = page.getByRole('dialog');

/** Opens the comparison of the nth row that has one. */
export const compare = (nth: number): Promise<void> => button(RegExp(syncTexts.row.compare)).nth(nth).click();
