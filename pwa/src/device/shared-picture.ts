import { ownCaches } from './browser-apis.ts';

/** The worker puts here what another app shares (pwa/src/worker/share-target.ts): it cannot know whose it is to be. */
export const SHARED_CACHE = 'meikan-shared';
const PICTURE = '/share/picture';

/** The picture that another app has shared last and nobody has taken; `null` when there is none, or no space was left for it. */
export async function sharedPicture(): Promise<Blob | null> {
  const kept = await ownCaches()?.match(PICTURE, { cacheName: SHARED_CACHE });
  return (await kept?.blob()) ?? null;
}

export const forgetSharedPicture = async (): Promise<boolean> => (await ownCaches()?.delete(SHARED_CACHE)) ?? false;
