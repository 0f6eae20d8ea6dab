import { createStore, useSelector } from '@tanstack/react-store';
import { onOutcome } from './outcomes.ts';

export type Connection = {
  /** Told by the last request's outcome, not by the browser: `navigator.onLine` only knows about the next cable. */
  readonly online: boolean;
  /** When the server last answered, epoch ms; `null` before the first answer of this tab. */
  readonly answeredAt: number | null;
};

const connection = createStore<Connection>({ online: navigator.onLine, answeredAt: null });
const cutOff = () => connection.setState((now) => ({ ...now, online: false }));

onOutcome((outcome) => {
  if (outcome === 'unreachable') cutOff();
  else connection.setState(() => ({ online: true, answeredAt: Date.now() }));
});
window.addEventListener('offline', cutOff);

/** Whether the server is reached, and when it last was. */
export const useConnection = (): Connection => useSelector(connection);
