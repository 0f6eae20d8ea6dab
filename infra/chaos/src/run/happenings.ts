import { inTime } from '@meikan/testkit';
import type { Device } from '../browser/device.ts';
import type { Pages } from '../proxy/serve-build.ts';

/** Lets a device find a new release: it is served from now on, and the running app is told to look. */
export async function release(device: Device, pages: Pages): Promise<void> {
  device.options.proxy.pages = pages;
  const tab = await device.awake();
  await inTime(
    'the app to look for a release',
    tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      // Without a network nothing is found now; the browser looks again when the app is opened next.
      await registration?.update().catch(() => null);
    }),
  );
}

/** Does what a person does who accepts the new release: its worker takes over, and every tab loads anew. */
export async function acceptRelease(device: Device): Promise<boolean> {
  const tab = await device.awake();
  return tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
    return Boolean(registration?.waiting);
  });
}

/** Throws away what the app keeps of answers, as a release does that keeps them in another shape; never the queue. */
export async function wipeCaches(device: Device): Promise<number> {
  const tab = await device.awake();
  return inTime(
    'the kept answers to be wiped',
    tab.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name = '' }) => name);
      const caches = names.filter((name) => name.startsWith('meikan-cache-'));
      await Promise.all(
        caches.map(
          (name) =>
            new Promise<void>((done, failed) => {
              const wiping = indexedDB.deleteDatabase(name);
              wiping.onsuccess = () => done();
              wiping.onblocked = () => done();
              wiping.onerror = () => failed(wiping.error);
            }),
        ),
      );
      return caches.length;
    }),
  );
}
