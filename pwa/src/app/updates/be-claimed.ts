/** From the first query to the second, in ms; each wait is twice the one before, up to the longest. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/** What of `navigator.serviceWorker` is needed to be claimed. */
export type Workers = Pick<ServiceWorkerContainer, 'controller' | 'ready'>;

/**
 * Asks the active worker to stand before this page until it does. Claiming pages as it activates, a worker misses one that
 * is being loaded in that moment, and such a page would have no worker until it is loaded anew.
 */
export async function beClaimed(workers: Workers): Promise<void> {
  const registration = await workers.ready;
  for (let wait = FIRST_WAIT; workers.controller === null; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    registration.active?.postMessage('claim');
    // A message is not answered, and may meet a worker of a former version that does not know it: so it is asked again.
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
