// A module to the compiler, so that `self` is its own; a plain script as built (pwa/build/retiring-worker.ts).
export type {};

declare const self: ServiceWorkerGlobalScope;

/**
 * What `/service-worker.js` is while the operators have switched the worker off (docs/operations.md): it takes the place of a
 * worker that must go, drops the shell it kept, and unregisters. Before that it asks the server whether this is meant now; a
 * device that is cut off, or hears something else, keeps what it has (F52). Saved pictures and databases are not touched.
 */
async function isMeantNow(): Promise<boolean> {
  const answer = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
  const version: unknown = await answer.json();
  return typeof version === 'object' && version !== null && Reflect.get(version, 'worker') === 'retired';
}

self.addEventListener('install', (event) => {
  const install = async () => {
    if (!(await isMeantNow())) throw new Error('the server does not say that the worker is retired');
    await self.skipWaiting();
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  const leave = async () => {
    await caches.delete('meikan-shell');
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
