export { findChromium } from './browser/find-chromium.ts';
export { installBrowser } from './browser/install-browser.ts';
export { type LaunchOptions, launchChromium } from './browser/launch-chromium.ts';
export { eventually } from './eventually.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
