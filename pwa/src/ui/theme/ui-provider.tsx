import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './tokens.css';
import './mantine.css';
import './base.css';
import './layout.css';
import './page.css';
import { theme } from './theme.ts';

/** The same key is read by early-scheme.js before the first paint. */
const schemes = localStorageColorSchemeManager({ key: 'meikan.scheme' });

/** Theme and colour scheme for everything below. Styles come from files alone, never from style elements. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
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
