/** Caches of saved pictures, one per account; pwa/src/offline/saved fills and empties them. */
const SAVED = /^meikan-pictures-/;
/** Stored pictures are named by their content, and a query is a size of the same picture. Drawn ones mean more by a query. */
const STORED = /^\/images\/[0-9a-f]{64}$/;

/** The picture as it was uploaded, which is what is saved (pwa/src/offline/cache/pictures-in.ts): it does for every size. */
const asUploaded = ({ pathname }: URL): readonly string[] => (STORED.test(pathname) ? [pathname] : []);

/** Only looked up, never opened: to open a cache that a sign-out has just taken away would make it anew (F41). */
async function saved(address: string): Promise<Response | undefined> {
  for (const cacheName of (await caches.keys()).filter((name) => SAVED.test(name))) {
    const found = await caches.match(address, { cacheName });
    if (found?.status === 200) return found;
  }
  return undefined;
}

/** A picture: as saved, or from the network. Nothing is kept on the way, and what cannot be had fails, so that the page draws its own cat. */
export async function picture(request: Request): Promise<Response> {
  for (const address of new Set([request.url, ...asUploaded(new URL(request.url))])) {
    const kept = await saved(address);
    if (kept) return kept;
  }
  return fetch(request);
}
