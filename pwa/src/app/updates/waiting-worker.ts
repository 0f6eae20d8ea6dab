/** A file that every worker keeps, of whatever version. */
const KEPT = '/favicon.svg';
const TIMEOUT_MS = 5000;

/**
 * Waits until the present worker is awake. One that is being woken in the moment in which it is to give way keeps its place in
 * Chromium until it has had nothing to do for half a minute, however often the other asks for it.
 */
async function wakePresent(): Promise<void> {
  try {
    await fetch(KEPT, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    // No worker stands before this page, and nobody else answers either: none is woken then.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
  }
}

/** Has the worker that waits take over: looked for last, since a newer one may have come, or another tab may have been quicker. */
export async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  await wakePresent();
  registration.waiting?.postMessage('take-over');
}

/** Has `waiting` take over if no other page of the site is open; answers whether it does. */
export function takeOverIfAlone(waiting: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    waiting.postMessage('take-over-if-alone', [port2]);
  });
}

/** Looks for a new version now; waits until it is fetched. `undefined` when there is none, or it cannot be had. */
export async function fetchNewWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  try {
    await registration.update();
  } catch (error) {
    // Not reached, or what was answered is no worker: the present one goes on.
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
  const { installing } = registration;
  if (installing) await settled(installing);
  return registration.waiting ?? undefined;
}

function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state !== 'installing' && resolve());
    if (worker.state !== 'installing') resolve();
  });
}
