import type { MouseEvent } from 'react';

/** A plain click on a link stays in the app, which follows it in its own way; a click for a new tab or window is the browser's. */
export function followInside(event: MouseEvent, follow: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  follow();
}
