import { createStore, useSelector } from '@tanstack/react-store';
import { z } from 'zod';
import { deviceStore, readKept } from '../../device/small-stores.ts';

const KEY = 'meikan.recent-searches';
const MOST = 5;

const stored = z.array(z.string());

const recent = createStore<readonly string[]>(readKept(deviceStore, KEY, stored) ?? []);

function become(next: readonly string[]): void {
  deviceStore.setItem(KEY, JSON.stringify(next));
  recent.setState(() => next);
}

/** Keeps what was searched on this device, newest first, five at most, each once. */
export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (wanted) become([wanted, ...recent.state.filter((other) => other !== wanted)].slice(0, MOST));
}

export const forgetSearch = (text: string): void => become(recent.state.filter((other) => other !== text));
export const forgetSearches = (): void => become([]);

/** Somebody else sits here now: this tab shows nothing of the one before, and writes nothing of it back (F41). */
export const dropSearches = (): void => recent.setState(() => []);

export const useRecentSearches = (): readonly string[] => useSelector(recent);
