import type { router as appRouter } from '../router.tsx';

/** What the server wrote into the head of the page that was opened first (read-api/src/pages/head.ts). */
const OF_ONE_PAGE = [
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property]',
  'script[type="application/ld+json"]',
].join();

/** Takes it away when another page is opened: browsers share a page by its canonical address, whatever the address bar says. */
export function forgetHeadOnLeaving(router: typeof appRouter): void {
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    for (const tag of document.head.querySelectorAll(OF_ONE_PAGE)) tag.remove();
    stop();
  });
}
