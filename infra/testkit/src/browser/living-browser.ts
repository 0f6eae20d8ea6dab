import type { Browser } from 'playwright-core';
import { launchChromium } from './launch-chromium.ts';

/** A browser that is there whenever it is asked for, also when the one before ended by itself. */
export type LivingBrowser = AsyncDisposable & { now(): Promise<Browser> };

/**
 * Opens a browser, and another when its process has ended: in thousands of windows Chromium now and then does, and the
 * windows that follow should not fall with it. Says so where the run is read.
 */
export async function livingBrowser(): Promise<LivingBrowser> {
  let browser = await launchChromium();
  return {
    now: async () => {
      if (!browser.isConnected()) {
        console.warn('Chromium ended by itself. Another one is opened.');
        browser = await launchChromium();
      }
      return browser;
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
