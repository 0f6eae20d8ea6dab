import { Workbox } from 'workbox-window';
import { ownWorkers } from '../../device/browser-apis.ts';
import { tabStore } from '../../device/small-stores.ts';
import { appPolicy } from '../trusted-types.ts';
import { beClaimed } from './be-claimed.ts';
import { onAnswerElsewhere } from './offer-rule.ts';
import { applyUpdate, offerUpdate } from './offer-update.ts';
import { retireWorker } from './retire-worker.ts';
import { startAnew } from './start-anew.ts';
import { isTouched } from './touched.ts';
import { becomeUpdate, presentUpdate } from './update-state.ts';
import { ownBuild, readVersion, type Version } from './version.ts';
import { fetchNewWorker, takeOverIfAlone } from './waiting-worker.ts';

/** A release is offered within a minute; the query is 100 bytes, and pages in the background ask nothing. */
const ASK_EVERY = 45_000;
/** Finds what the build's name does not tell: another worker, another switch. */
const LOOK_EVERY = 60 * 60_000;
const REQUIRED = 'meikan.started-anew-as-required';

/** A version that waits while this page begins takes over at once if nobody is disturbed. */
async function greet(waiting: ServiceWorker): Promise<void> {
  if (isTouched() || !(await takeOverIfAlone(waiting))) await offerUpdate();
}

/** Does what the server's word on its build asks for. */
async function heed(version: Version, registration: ServiceWorkerRegistration | undefined): Promise<void> {
  const isFormer = version.build !== ownBuild();
  const required = version.updates === 'required';
  if (!registration) return required && isFormer ? startAnewFor(version.build) : undefined;
  const waiting = registration.waiting ?? (isFormer ? await fetchNewWorker(registration) : undefined);
  if (waiting) await (required ? applyUpdate() : offerUpdate());
}

/** A page without a worker is of the present build after loading anew; if not, once must do. */
async function startAnewFor(build: string): Promise<void> {
  if (tabStore.getItem(REQUIRED) === build) return;
  tabStore.setItem(REQUIRED, build);
  await startAnew();
}

/** `undefined` where the browser allows no worker, or it cannot be fetched now; the app works without one. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const worker = new Workbox(appPolicy.createScriptURL('/service-worker.js'), { updateViaCache: 'none' });
  worker.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => {
    if (!wasWaitingBeforeRegister) void offerUpdate();
  });
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
  const isRetired = version?.worker === 'retired';
  if (isRetired) await retireWorker();
  const registration = isRetired ? undefined : await register();
  const workers = ownWorkers();
  if (registration && workers) void beClaimed(workers);
  if (registration?.waiting) await greet(registration.waiting);
  else if (version) await heed(version, registration);
  const ask = async () => {
    const told = document.visibilityState === 'visible' ? await readVersion() : undefined;
    if (told) await heed(told, registration);
  };
  setInterval(() => void ask(), ASK_EVERY);
  setInterval(() => registration && void fetchNewWorker(registration), LOOK_EVERY);
  document.addEventListener('visibilitychange', () => void ask());
  onAnswerElsewhere(() => presentUpdate.state.kind === 'offered' && becomeUpdate({ kind: 'none' }));
}
