import { ownCaches, ownRegistration } from '../../device/browser-apis.ts';

/** As in pwa/src/worker/precache.ts, which a page may not load. */
const SHELL_CACHE = 'meikan-shell';

/**
 * Takes away a worker that the server calls retired, and the shell it kept. The retiring worker does so itself when it takes
 * over, and never again: a page that had not heard of it may have registered it anew meanwhile (F54).
 */
export async function retireWorker(): Promise<void> {
  const registration = await ownRegistration();
  if (!registration) return;
  await ownCaches()?.delete(SHELL_CACHE);
  await registration.unregister();
}
