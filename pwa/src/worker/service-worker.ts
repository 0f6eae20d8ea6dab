import { appPage, movedPage, serverPage, shellFile } from './pages.ts';
import { leadPast } from './past-worker.ts';
import { picture } from './pictures.ts';
import { openPrecache, type PrecacheEntry } from './precache.ts';
import { type RouteName, routeOf } from './route-table.ts';
import { shareTarget } from './share-target.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

const precache = openPrecache(self.__WB_MANIFEST, {
  origin: self.location.origin,
  storage: caches,
  fetch: (request) => fetch(request),
});

const ANSWERS: Readonly<Record<RouteName, (request: Request, event: FetchEvent) => Promise<Response>>> = {
  shared: (request) => shareTarget(request),
  'moved-page': (request) => movedPage(request),
  'server-page': (request) => serverPage(request, precache),
  'app-page': (request) => appPage(request, precache),
  'shell-file': (request, event) => shellFile(request, precache, (work) => event.waitUntil(work)),
  picture: (request) => picture(request),
};

// A new version waits: no page loses its files while it is looked at (F47).
self.addEventListener('install', (event) => event.waitUntil(Promise.all([leadPast(event), precache.install()])));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/**
 * Pages of the first visit were loaded without a worker; claimed, they work without a network as well. One that is still
 * being loaded is not reached by this, and asks for it itself (pwa/src/app/updates/be-claimed.ts).
 */
async function takeOver(): Promise<void> {
  await precache.dropFormer();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  const route = routeOf({ method: request.method, path: pathname, navigates: request.mode === 'navigate' });
  if (route !== 'network') event.respondWith(ANSWERS[route](request, event));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
  if (event.data === 'take-over-if-alone') event.waitUntil(takeOverIfAlone(event.ports[0]));
});

/** At a cold start: with one page open, and nothing done in it yet, nobody is disturbed. Tells the page whether it is so. */
async function takeOverIfAlone(answer: MessagePort | undefined): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  answer?.postMessage(pages.length <= 1);
  if (pages.length <= 1) await self.skipWaiting();
}
