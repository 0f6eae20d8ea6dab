import { within } from './within.ts';

/** Caches of saved pictures, one per account; pwa/src/offline/saved fills and empties them. Here they are only read. */
const SAVED = /^meikan-pictures-/;
/** Stored pictures are named by their content, and `?width=` is a size of the same picture. Drawn ones mean more by a query. */
const STORED = /^\/images\/[0-9a-f]{64}$/;
/** How long the fitting size is waited for while another one is at hand. */
const PATIENCE = 3000;

async function savedCaches(): Promise<readonly Cache[]> {
  const names = (await caches.keys()).filter((name) => SAVED.test(name));
  return Promise.all(names.map((name) => caches.open(name)));
}

async function exact(saved: readonly Cache[], request: Request): Promise<Response | undefined> {
  for (const cache of saved) {
    const found = await cache.match(request.url);
    if (found?.status === 200) return found;
  }
  return undefined;
}

const widthOf = ({ url }: Request) => Number(new URL(url).searchParams.get('width') ?? Number.POSITIVE_INFINITY);

/** The widest saved size of the same picture. */
async function otherSize(saved: readonly Cache[], request: Request): Promise<Response | undefined> {
  if (request.destination !== 'image' || !STORED.test(new URL(request.url).pathname)) return undefined;
  const sizes = await Promise.all(
    saved.map(async (cache) => (await cache.keys(request.url, { ignoreSearch: true })).map((key) => ({ cache, key }))),
  );
  const [widest] = sizes.flat().sort((a, b) => widthOf(b.key) - widthOf(a.key));
  return widest?.cache.match(widest.key);
}

/**
 * A picture: as saved, from the network, or another size of it. Nothing is kept on the way, and what cannot be had fails, so
 * that the page draws its own cat.
 */
export async function picture(request: Request): Promise<Response> {
  const saved = await savedCaches();
  const kept = await exact(saved, request);
  if (kept) return kept;
  const spare = await otherSize(saved, request);
  if (!spare) return fetch(request);
  // `false` is to be trusted, `true` is not.
  const fresh = navigator.onLine ? await within(PATIENCE, (signal) => fetch(request, { signal })) : undefined;
  return fresh?.ok ? fresh : spare;
}
