import { isMantineColorScheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { deviceStore } from '../../device/small-stores.ts';
import { hideImeKeys } from '../ime.ts';
import './tokens.css';
import './mantine.css';
import './base.css';
import './layout.css';
import './page.css';
import { theme } from './theme.ts';

/** The same key is read before the first paint by early-scheme.js, and on identity's pages by scheme.js. */
const KEY = 'meikan.scheme';
let onStorage: (event: StorageEvent) => void = () => undefined;

const schemes: MantineColorSchemeManager = {
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

/**
 * Theme and colour scheme for everything below, and keys without those of an input method. Styles come from files alone,
 * never from style elements.
 */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  // A layout effect: the library listens at the window from its own, later effects on.
  useLayoutEffect(hideImeKeys, []);
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
