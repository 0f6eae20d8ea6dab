import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { keepProbing } from '../api/probe-server.ts';
import { endSteps } from '../ui/index.ts';
import { App } from './app.tsx';
import { followOffline } from './follow-offline.ts';
import { followInstall } from './install/follow-install.ts';
import { onCaughtError } from './on-caught-error.ts';
import { router } from './router.tsx';
import { watchSession } from './session-watch.ts';
import { forgetHeadOnLeaving } from './shell/forget-head.ts';
import { turnOnStyles } from './turn-on-styles.ts';
import { followWorker } from './updates/follow-worker.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
const root = createRoot(place, { onCaughtError });

/** How long the static shell stands at most, in ms, before the app draws what it has. */
const TIMEOUT_MS = 3000;

/**
 * Draws the app once its page's files and first answer are there; until then the static shell says what the page is
 * about. Drawn before, it would give way to an empty outline, and all be drawn twice. Not awaited at the top level of
 * the entry: the bundler would put every route into it.
 */
async function start(): Promise<void> {
  // A bound and no delay: it only counts when an answer hangs, and the load goes on behind the app that is drawn then.
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.all([turnOnStyles(), Promise.race([router.load(), timeout])]);
  // As a transition the first drawing is done in slices, between which the page scrolls and answers.
  startTransition(() => root.render(<App />));
  router.history.subscribe(endSteps);
  keepProbing();
}

// Loaded anew with something open above the page, of which nothing stands any more: its own entry lies below (ui/back/layers.ts).
if (history.state?.meikanLayers) history.go(-history.state.meikanLayers);
watchSession();
followOffline();
followWorker();
followInstall();
forgetHeadOnLeaving(router);
void start();
