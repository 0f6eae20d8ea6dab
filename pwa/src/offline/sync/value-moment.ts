const listeners = new Set<() => void>();

/** Hears when the app was of use without a network: something was saved for reading, an edit was kept without a network. */
export function onValue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function gaveValue(): void {
  for (const listener of listeners) listener();
}
