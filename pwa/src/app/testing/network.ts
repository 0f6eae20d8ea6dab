import { http } from 'msw';
import { vi } from 'vitest';
import { worker } from './played-server.ts';

let mend: (() => void) | null = null;

/** From now on nothing is reached, and the browser knows it, until `mendNetwork` or the end of the test. */
export function cutNetwork(): void {
  if (mend !== null) return;
  let isCut = true;
  worker.use(http.all('/api/*', () => (isCut ? Response.error() : undefined)));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  mend = () => {
    isCut = false;
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
  };
}

/** The network is there again. */
export function mendNetwork(): void {
  mend?.();
  mend = null;
}
