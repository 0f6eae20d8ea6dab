import { useSyncExternalStore } from 'react';

const TICK = 30_000;

let now = Date.now();

function subscribe(listener: () => void): () => void {
  const tick = () => {
    now = Date.now();
    listener();
  };
  const timer = setInterval(tick, TICK);
  // A tab that comes back to sight tells its times anew at once.
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The device's clock (epoch ms), exact to half a minute: for 「2分前」, never for order. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
