/** What a request told about the way to the server: it answered, nobody was reached, or it no longer knows the token. */
export type Outcome = 'answered' | 'unreachable' | 'session-refused';

type Listener = (outcome: Outcome) => void;

const listeners = new Set<Listener>();

/** Hears of every request's outcome until the returned function is called. */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportOutcome(outcome: Outcome): void {
  for (const listener of listeners) listener(outcome);
}
