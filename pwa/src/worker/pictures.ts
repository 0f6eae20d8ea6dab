import { bestSize } from './saved-sizes.ts';
import { within } from './within.ts';

/** Caches of saved pictures, one per account; pwa/src/offline/saved fills and empties them. Here they are only read. */
const SAVED = /^meikan-pictures-/;
/** Stored pictures are named by their content, and a query is a size of the same picture. Drawn ones mean more by a query. */
const STORED = /^\/images\/[0-9a-f]{64}$/;
/** How long the fitting size is waited for while a smaller one is at hand. */
const PATIENCE = 3000;

async function savedCaches(): Promise<readonly Cache[]> {
  const names = (await caches.keys()).filter((name) => SAVED.test(name));
  return Promise.all(names.map((name) => caches.open(name)));
}

async function exact(saved: readonly Cache[], address: string): Promise<Response | undefined> {
  for (const cache of saved) {
    const found = await cache.match(address);
    if (found?.status === 200) return found;
  }
  return undefined;
}

type Spare = { readonly response: Response; readonly enough: boolean };

/** Another saved size of the same picture. */
async function otherSize(saved: readonly Cache[], request: Request): Promise<Spare | undefined> {
  if (request.destination !== 'image' || !STORED.test(new URL(request.url).pathname)) return undefined;
  const sizes = await Promise.all(saved.map((cache) => cache.keys(request.url, { ignoreSearch: true })));
  const best = bestSize(
    request.url,
    sizes.flat().map(({ url }) => url),
  );
  const response = best && (await exact(saved, best.address));
  return response ? { response, enough: best.enough } : undefined;
}

/**
 * A picture: as saved, another size of it that is wide enough, from the network, or a smaller one. Nothing is kept on the way,
 * and what cannot be had fails, so that the page draws its own cat.
 */
export async function picture(request: Request): Promise<Response> {
  const saved = await savedCaches();
  const kept = await exact(saved, request.url);
  if (kept) return kept;
  const spare = await otherSize(saved, request);
  if (!spare) return fetch(request);
  if (spare.enough) return spare.response;
  // `false` is to be trusted, `true` is not.
  const fresh = navigator.onLine ? await within(PATIENCE, (signal) => fetch(request, { signal })) : undefined;
  return fresh?.ok ? fresh : spare.response;
}
