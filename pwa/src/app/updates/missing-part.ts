import { tabStore } from '../../device/small-stores.ts';
import { startAnew } from './start-anew.ts';
import { readVersion } from './version.ts';

const TRIED = 'meikan.started-anew-for';

/** A part of the app did not come. */
function reasonOf(event: Event): string {
  const error: unknown = Reflect.get(event, 'payload');
  return error instanceof Error ? error.message : 'unknown';
}

/**
 * When a part of the page's own build cannot be had any more, the page starts anew: once for each part, after everything was
 * saved, and only while the server answers – without it nothing would be better after (F47, F52).
 */
export function mendMissingParts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const reason = reasonOf(event);
    // The router would load the page anew by itself, whatever is being written, with or without a network.
    tabStore.setItem(`tanstack_router_reload:${reason}`, '1');
    void mend(reason);
  });
}

async function mend(reason: string): Promise<void> {
  if (tabStore.getItem(TRIED) === reason) return;
  if ((await readVersion()) === undefined) return;
  tabStore.setItem(TRIED, reason);
  await startAnew();
}
