import { useSyncExternalStore } from 'react';
import { z } from 'zod';

const KEY = 'meikan.recent-searches';
const MOST = 5;

const stored = z.array(z.string());
const listeners = new Set<() => void>();

function read(): readonly string[] {
  const parsed = stored.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  return parsed.success ? parsed.data : [];
}

let recent = read();

function become(next: readonly string[]): void {
  recent = next;
  localStorage.setItem(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Keeps what was searched on this device, newest first, five at most, each once. */
export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (wanted) become([wanted, ...recent.filter((other) => other !== wanted)].slice(0, MOST));
}

export const forgetSearch = (text: string): void => become(recent.filter((other) => other !== text));
export const forgetSearches = (): void => become([]);

export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => recent,
  );
}
