/** The worker of a new version, fully fetched, that waits to take over. */
export const takeOver = (waiting: ServiceWorker): void => waiting.postMessage('take-over');

/** Lets it take over if no other page of the site is open; answers whether it does. */
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
