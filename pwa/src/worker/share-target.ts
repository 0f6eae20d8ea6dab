/** Where a shared picture waits for the page that asks what is to become of it (pwa/src/device/shared-picture.ts). */
const CACHE = 'meikan-shared';
const PICTURE = '/share/picture';
const WORDS = ['title', 'text', 'url'];
/** Longer than any address or title that an app hands over. */
const LONGEST = 4000;

/**
 * What another app shares (manifest, `share_target`) goes nowhere but to the page: its words in the address, its first picture
 * by the device, so that both are there without a network.
 */
export async function shareTarget(request: Request): Promise<Response> {
  const form = await request.formData();
  const asked = new URLSearchParams();
  for (const name of WORDS) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '') asked.set(name, value.slice(0, LONGEST));
  }
  const picture = form.getAll('pictures').find((value) => value instanceof File);
  if (picture) {
    asked.set('picture', 'true');
    // The page says so when there was no space.
    await keep(picture).catch(reportError);
  }
  return Response.redirect(`/share?${asked}`, 303);
}

async function keep(picture: File): Promise<void> {
  // What was shared before and never taken goes first, also where this one does not fit.
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await cache.put(PICTURE, new Response(picture, { headers: { 'content-type': picture.type } }));
}
