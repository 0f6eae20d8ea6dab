import { Workbox } from 'workbox-window';
import { appPolicy } from '../trusted-types.ts';
import { saveEverything } from './before-reload.ts';
import { lastAnswer, mayOffer, noteAnswer, onAnswerElsewhere } from './offer-rule.ts';
import { pendingCount } from './pending-count.ts';
import { startAnew } from './start-anew.ts';
import { isTouched } from './touched.ts';
import { becomeUpdate, presentUpdate } from './update-state.ts';
import { ownBuild, readVersion, type Version } from './version.ts';
import { fetchNewWorker, takeOver, takeOverIfAlone } from './waiting-worker.ts';

/** A release is offered within a minute (offline.md G11); the question is 100 bytes, and pages in the background ask nothing. */
const ASK_EVERY = 45_000;
/** Finds what the build's name does not tell: another worker, another switch. */
const LOOK_EVERY = 60 * 60_000;

let required = false;

async function apply(waiting: ServiceWorker): Promise<void> {
  noteAnswer(Date.now());
  becomeUpdate({ kind: 'none' });
  // Every tab hears of the change and starts anew by itself (`followWorker`).
  if (await saveEverything()) takeOver(waiting);
  else becomeUpdate({ kind: 'held', ...answersTo(waiting) });
}

function later(): void {
  noteAnswer(Date.now());
  becomeUpdate({ kind: 'none' });
}

const answersTo = (waiting: ServiceWorker) => ({ apply: () => void apply(waiting), later });

async function offer(waiting: ServiceWorker): Promise<void> {
  if (required) return apply(waiting);
  if (!mayOffer(lastAnswer(), Date.now())) return;
  becomeUpdate({ kind: 'offered', pending: await pendingCount(), ...answersTo(waiting) });
}

/** A version that was waiting before this page began takes over at once if nobody is disturbed. */
async function greet(waiting: ServiceWorker): Promise<void> {
  if (isTouched() || !(await takeOverIfAlone(waiting))) await offer(waiting);
}

/** Without a worker there is nothing to wait for: the page itself is of a former build. */
async function heed(version: Version | undefined, registration: ServiceWorkerRegistration): Promise<void> {
  if (version === undefined) return;
  required = version.updates === 'required';
  const waiting = registration.waiting ?? (version.build === ownBuild() ? null : await fetchNewWorker(registration));
  if (waiting) await offer(waiting);
}

/** `undefined` where the browser allows no worker, or it cannot be fetched now; the app works without one. */
async function registered(worker: Workbox): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await worker.register();
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}

/**
 * Registers the service worker and watches for releases: at the start, every 45 s while the page is seen, when it is seen
 * again, and every hour. A release is offered and never forced, unless operators say so.
 */
export async function watchUpdates(): Promise<void> {
  const version = await readVersion();
  if (version?.worker === 'retired') return;
  const worker = new Workbox(appPolicy.createScriptURL('/service-worker.js'), { updateViaCache: 'none' });
  worker.addEventListener('waiting', ({ sw, wasWaitingBeforeRegister }) => {
    if (sw && !wasWaitingBeforeRegister) void offer(sw);
  });
  const registration = await registered(worker);
  if (!registration) return;
  if (registration.waiting) await greet(registration.waiting);
  else await heed(version, registration);
  const ask = async () => document.visibilityState === 'visible' && (await heed(await readVersion(), registration));
  setInterval(() => void ask(), ASK_EVERY);
  setInterval(() => void fetchNewWorker(registration), LOOK_EVERY);
  document.addEventListener('visibilitychange', () => void ask());
  onAnswerElsewhere(() => presentUpdate().kind === 'offered' && becomeUpdate({ kind: 'none' }));
}

/** Brings the newest version at once; for a server that no longer understands this one (426). */
export async function updateNow(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration && (registration.waiting ?? (await fetchNewWorker(registration)));
  if (waiting) await apply(waiting);
  else await startAnew();
}
