import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { syncTexts } from '../texts.ts';
import { type Look, openSamplePages, type SamplePages } from './open-sample.ts';
import type { SampleName } from './samples.ts';

export const WIDE: Look = { width: 1280, colorScheme: 'light' };
export const NARROW: Look = { width: 360, colorScheme: 'dark' };

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const dialog = (page: Page) => page.getByRole('dialog');
/** Opens the comparison of the nth row that has one. */
export const compare = (page: Page, nth: number) => button(page, new RegExp(syncTexts.row.compare)).nth(nth).click();

type Act = (page: Page) => Promise<void>;

/** Runs tests of the file that calls it on pages of their own, each with a sample of the queue; pages complain of nothing. */
export function onSamples(): (name: SampleName, look: Look, act: Act) => Promise<void> {
  let pages: SamplePages;
  beforeAll(async () => {
    pages = await openSamplePages();
  });
  afterAll(() => pages?.close());
  return async (name, look, act) => {
    const page = await pages.open(name, look);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await act(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  };
}
