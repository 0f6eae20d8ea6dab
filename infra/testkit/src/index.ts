export { apart } from './apart.ts';
export { findChromium } from './browser/find-chromium.ts';
export { installBrowser } from './browser/install-browser.ts';
export { type LaunchOptions, launchChromium } from './browser/launch-chromium.ts';
export { type LivingBrowser, livingBrowser } from './browser/living-browser.ts';
export { eventually } from './eventually.ts';
export { freePort } from './free-port.ts';
export { type Random, randomOf } from './random.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
