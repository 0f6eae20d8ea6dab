import { useEffect, useState } from 'react';

/** Asked for once in a page: some browsers ask their person each time. */
let asked = false;

/** Asks the browser not to clear this site's storage by itself; called with the first edit, from the gesture that made it. */
export async function askToPersistOnce(): Promise<void> {
  if (asked) return;
  asked = true;
  if ((await navigator.storage?.persisted?.()) === false) await navigator.storage.persist();
}

/** Whether the browser has promised not to clear this site's storage by itself; `null`: it does not tell. */
export const isPersisted = async (): Promise<boolean | null> => (await navigator.storage?.persisted?.()) ?? null;

/**
 * Whether edits that wait here could be cleared by the browser (F16), for the sync page. Asked anew when `waiting`
 * changes: the promise may have been given with the last edit.
 */
export function useMayBeCleared(waiting: number): boolean {
  const [persisted, setPersisted] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with every change of the number
  useEffect(() => {
    let left = false;
    void isPersisted().then((now) => !left && setPersisted(now));
    return () => {
      left = true;
    };
  }, [waiting]);
  return waiting > 0 && persisted === false;
}

const listeners = new Set<() => void>();

/** Hears when the app was of use without a network: something was saved for reading, an edit was kept without a network. */
export function onValue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function gaveValue(): void {
  for (const listener of listeners) listener();
}
