/** The worker puts here what another app shares (pwa/src/worker/share-target.ts): it cannot know whose it is to be. */
export const SHARED_CACHE = 'meikan-shared';
const PICTURE = '/share/picture';

/** The picture that another app has shared last and nobody has taken; `null` when there is none, or no room was left for it. */
export async function sharedPicture(): Promise<Blob | null> {
  if (!('caches' in globalThis)) return null;
  const kept = await caches.match(PICTURE, { cacheName: SHARED_CACHE });
  return (await kept?.blob()) ?? null;
}

export const forgetSharedPicture = (): Promise<boolean> => caches.delete(SHARED_CACHE);
