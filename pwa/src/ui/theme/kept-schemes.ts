import { isMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import { deviceStore } from '../../device/small-stores.ts';

/** The same key is read before the first paint by early-scheme.js, and on identity's pages by scheme.js. */
const KEY = 'meikan.scheme';
let onStorage: (event: StorageEvent) => void = () => undefined;

/** Keeps the chosen colour scheme on this device, and hears of it from other tabs. */
export const keptSchemes: MantineColorSchemeManager = {
  get(fallback) {
    const kept = deviceStore.getItem(KEY);
    return isMantineColorScheme(kept) ? kept : fallback;
  },
  set: (chosen) => void deviceStore.setItem(KEY, chosen),
  clear: () => deviceStore.removeItem(KEY),
  subscribe(onUpdate) {
    onStorage = ({ key, newValue }) => key === KEY && isMantineColorScheme(newValue) && onUpdate(newValue);
    addEventListener('storage', onStorage);
  },
  unsubscribe: () => removeEventListener('storage', onStorage),
};
