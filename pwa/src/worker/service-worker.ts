import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { answerFor } from './route-table.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/** A page written by the server is waited for this long; then the shell shows what it can. */
const PATIENCE = 3000;

async function shell(): Promise<Response> {
  return (await matchPrecache('/index.html')) ?? Response.error();
}

/** The server's own page; the shell when it is not reached, is too slow, or has broken down. */
async function serverPage(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return response.status >= 500 ? await shell() : response;
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return shell();
    throw error;
  }
}

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: 'index.html' });
cleanupOutdatedCaches();

// Where the worker must not stand between, no route matches and the browser asks by itself.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && answerFor(url.pathname) !== 'network',
  ({ request, url }) => (answerFor(url.pathname) === 'shell' ? shell() : serverPage(request)),
);

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message === 'object' && message !== null && Reflect.get(message, 'type') === 'SKIP_WAITING') {
    event.waitUntil(self.skipWaiting());
  }
});
