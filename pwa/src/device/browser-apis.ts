/** What a browser that blocks storage hides from its pages, or throws instead: `null` then. */
function allowed<T>(ask: () => T | undefined): T | null {
  try {
    return ask() ?? null;
  } catch (error) {
    if (error instanceof DOMException || error instanceof ReferenceError) return null;
    throw error;
  }
}

export const ownCaches = (): CacheStorage | null => allowed(() => globalThis.caches);
export const ownWorkers = (): ServiceWorkerContainer | null => allowed(() => navigator.serviceWorker);

/** The worker's registration; `null` where there is none, or none may be. */
export async function ownRegistration(): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await ownWorkers()?.getRegistration()) ?? null;
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return null;
    throw error;
  }
}

/**
 * A way to the other tabs; `null` where the browser keeps tabs apart together with their storage. The refused one is taken away then:
 * Dexie looks whether it is there, and would not even load.
 */
export function openChannel(name: string): BroadcastChannel | null {
  const channel = allowed(() => new BroadcastChannel(name));
  if (channel === null) Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  return channel;
}
