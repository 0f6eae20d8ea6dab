import type { z } from 'zod';

/** One of the browser's two small stores, as far as there is one. Nothing here throws. */
export type SmallStore = {
  /** The browser's own, where it can be written; `null` where it is blocked or full. */
  readonly writable: () => Storage | null;
  readonly getItem: (key: string) => string | null;
  /** Answers whether it outlives this page. What was there before does not, either way. */
  readonly setItem: (key: string, value: string) => boolean;
  readonly removeItem: (key: string) => void;
  readonly keys: () => readonly string[];
};

/**
 * Everything that pages keep in a small store goes through here. Where cookies are blocked, asking for the store throws; where it is
 * full, writing does. What found no place is remembered as long as the page stands, so that the page agrees with itself.
 */
function smallStore(name: 'localStorage' | 'sessionStorage'): SmallStore {
  const unkept = new Map<string, string>();
  function attempt<T>(act: (store: Storage) => T): T | null {
    try {
      const store: Storage | null = globalThis[name];
      return store && act(store);
    } catch (error) {
      if (error instanceof DOMException) return null;
      throw error;
    }
  }
  const probe = (store: Storage): Storage => {
    store.setItem(PROBE, PROBE);
    store.removeItem(PROBE);
    return store;
  };
  const removeItem = (key: string): void => {
    unkept.delete(key);
    attempt((store) => store.removeItem(key));
  };
  return {
    writable: () => attempt(probe),
    getItem: (key) => unkept.get(key) ?? attempt((store) => store.getItem(key)),
    setItem(key, value) {
      const isKept = attempt((store) => store.setItem(key, value)) !== null;
      if (isKept) unkept.delete(key);
      else {
        removeItem(key);
        unkept.set(key, value);
      }
      return isKept;
    },
    removeItem,
    keys: () => [...new Set([...unkept.keys(), ...(attempt((store) => Object.keys(store)) ?? [])])],
  };
}

const PROBE = 'meikan.probe';

/** Of this browser, for all tabs. */
export const deviceStore = smallStore('localStorage');
/** Of this tab. */
export const tabStore = smallStore('sessionStorage');

/** What was kept as JSON, checked; `null` when nothing was, or nothing that can be read any more. */
export function readKept<T>(store: SmallStore, key: string, shape: z.ZodType<T>): T | null {
  const text = store.getItem(key);
  return text === null ? null : (shape.safeParse(jsonOf(text)).data ?? null);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
