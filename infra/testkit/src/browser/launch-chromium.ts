import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { installBrowser } from './install-browser.ts';
import { watched } from './watched-contexts.ts';

/** How to open the browser; `context` is for a lasting one only. */
export type LaunchOptions = {
  /** Folder for cookies, databases and the service worker. */
  readonly userDataFolder?: string | undefined;
  readonly context?: BrowserContextOptions;
};

/** Keeps Debian's Chromium quiet and off the network when it is not asked. */
export const QUIETLY: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const reader: BrowserContextOptions = { locale: 'ja-JP', timezoneId: 'Asia/Tokyo' };

/**
 * Opens Chromium without a window. With a `userDataFolder` it answers a lasting context, in which the app is
 * installable and its databases survive a restart; without, a browser whose contexts forget everything, like a private
 * window.
 *
 * In tests of the service worker call `setOffline(true)` before `ServiceWorker.stopAllWorkers`: the other order kills
 * the browser.
 */
export async function launchChromium(
  options: LaunchOptions & { readonly userDataFolder: string },
): Promise<BrowserContext>;
export async function launchChromium(options?: { readonly userDataFolder?: undefined }): Promise<Browser>;
export async function launchChromium({
  userDataFolder,
  context,
}: LaunchOptions = {}): Promise<Browser | BrowserContext> {
  const launch = { executablePath: await installBrowser(), chromiumSandbox: false, args: [...QUIETLY] };
  if (userDataFolder === undefined) return watchedBrowser(await chromium.launch(launch));
  return watched(await chromium.launchPersistentContext(userDataFolder, { ...launch, ...reader, ...context }));
}

function watchedBrowser(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => watched(await newContext(options));
  return browser;
}
