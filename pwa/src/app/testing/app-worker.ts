let registration: ServiceWorkerRegistration | undefined;
let arrived = Promise.withResolvers<ServiceWorkerRegistration>();

// The worker that answers here is the played server's. The app's own, without which nothing is saved unasked, comes when a test brings it.
Object.defineProperties(navigator.serviceWorker, {
  getRegistration: { value: async () => registration },
  ready: { get: () => arrived.promise },
});

/** The app's worker stands on this device from now on, until the test ends. */
export async function bringApp(): Promise<void> {
  [registration] = await navigator.serviceWorker.getRegistrations();
  if (registration === undefined) throw new Error('No worker stands in for the app’s.');
  arrived.resolve(registration);
}

/** As on a first visit: what the next page hears of a worker is of one that is still to come. */
export function takeAppAway(): void {
  registration = undefined;
  arrived = Promise.withResolvers();
}
