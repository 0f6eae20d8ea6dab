import { afterFirstPage } from '../../api/first-page.ts';
import { ownWorkers } from '../../device/browser-apis.ts';
import { mendMissingParts } from './missing-part.ts';
import { startAnew } from './start-anew.ts';
import { noticeTouch } from './touched.ts';

/**
 * At the start of every tab, before anything can have changed: when another version has taken over, whoever asked for it, the
 * page starts anew, so that all tabs are of one version (F53). Only in builds; the development server has no worker.
 */
export function followWorker(): void {
  const workers = ownWorkers();
  if (workers === null || !import.meta.env.PROD) return;
  // The very first worker claims a page that is of its own version.
  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (controlled) void startAnew();
    controlled = true;
  });
  noticeTouch();
  mendMissingParts();
  if (document.readyState === 'complete') void watch();
  else window.addEventListener('load', () => void watch());
}

/** The first worker takes in all of the app, beside which a first page would be drawn more slowly. */
async function watch(): Promise<void> {
  await afterFirstPage();
  const { watchUpdates } = await import('./watch-updates.ts');
  await watchUpdates();
}
