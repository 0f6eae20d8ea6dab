import { useSyncExternalStore } from 'react';
import { onOutcome } from '../api/outcomes.ts';

export type Connection = {
  /** Told by the last request's outcome, not by the browser: `navigator.onLine` only knows about the next cable. */
  readonly online: boolean;
  /** When the server last answered, epoch ms; `null` before the first answer of this tab. */
  readonly answeredAt: number | null;
};

let connection: Connection = { online: navigator.onLine, answeredAt: null };
const listeners = new Set<() => void>();

function become(next: Connection): void {
  connection = next;
  for (const listener of listeners) listener();
}

onOutcome((outcome) => {
  if (outcome === 'unreachable') become({ ...connection, online: false });
  else become({ online: true, answeredAt: Date.now() });
});
window.addEventListener('offline', () => become({ ...connection, online: false }));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server is reached, and when it last was. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => connection);
