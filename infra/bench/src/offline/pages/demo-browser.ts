import { join } from 'node:path';
import { launchChromium } from '@meikan/testkit';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { OfflineContext } from '../measure.ts';

/** A lasting browser before the demo, or before another address. */
export type DemoBrowser = AsyncDisposable & { readonly context: BrowserContext; readonly page: Page };

const PHONE = { viewport: { width: 412, height: 900 }, reducedMotion: 'reduce' } as const;
const TIMEOUT_MS = 60_000;

/** @param device its name: whoever opens the same again finds what was stored */
export async function openBrowser(
  { folder }: OfflineContext,
  device: string,
  baseURL: string,
  look: BrowserContextOptions = {},
): Promise<DemoBrowser> {
  const userDataFolder = join(folder, `browser-${device}`);
  const context = await launchChromium({ userDataFolder, context: { baseURL, ...PHONE, ...look } });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page, [Symbol.asyncDispose]: () => context.close() };
}
