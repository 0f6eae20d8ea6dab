import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { preferScheme } from '../../../app/testing/accessibility.ts';
import { PC, PHONE, type Size } from '../../../app/testing/open-page.tsx';
import { UiProvider } from '../../index.ts';
import { Gallery } from '../gallery.tsx';

type Look = { readonly size: Size; readonly scheme: 'light' | 'dark' };

/** Wide and light, and narrow and dark. */
export const LOOKS: readonly Look[] = [
  { size: PC, scheme: 'light' },
  { size: PHONE, scheme: 'dark' },
];

/** Shows every part of the kit until the test ends. */
export async function openGallery({ size, scheme }: Look = { size: PC, scheme: 'light' }): Promise<void> {
  await Promise.all([page.viewport(...size), preferScheme(scheme)]);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  flushSync(() =>
    root.render(
      <UiProvider>
        <Gallery />
      </UiProvider>,
    ),
  );
}

/** What axe finds by all of its rules, good manners included, on the page and on what lies above it. */
export async function everyFinding(): Promise<string[]> {
  // What fades in has too little contrast on its way.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
