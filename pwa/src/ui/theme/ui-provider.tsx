import { MantineProvider } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { hideImeKeys } from '../ime.ts';
import './tokens.css';
import './mantine.css';
import './base.css';
import './layout.css';
import './page.css';
import { keptSchemes } from './kept-schemes.ts';
import { theme } from './theme.ts';

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
      colorSchemeManager={keptSchemes}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
