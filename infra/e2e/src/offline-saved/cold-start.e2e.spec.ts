import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testAppPerFile } from '../test-app/per-file.ts';
import { devicePerFile, haveSaved } from './device.ts';
import { measureColdStart, PHONE_SLOWNESS } from './measure-cold-start.ts';

const app = testAppPerFile();
const device = devicePerFile(app);

const PERSON = '/profile/kurosaki-mio';
const NAME = '黒﨑 澪';

/** What the browser asks by itself at every opening, in airplane mode too: whether there is a newer worker. */
const NEWER_WORKER = '/service-worker.js';

/** What is asked of the server from now on, whoever asks. */
function arrivals(): readonly string[] {
  const paths: string[] = [];
  app.running.application.app.server.on('request', ({ url = '' }) => {
    if (url !== NEWER_WORKER) paths.push(url);
  });
  return paths;
}

/**
 * Opens an address in a tab of its own. No page is left before the end: Chromium takes the airplane mode off a page that goes a moment
 * before it ends, and the app hears that the network is back.
 */
async function openBeside(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('G7: a cold start in airplane mode shows a saved profile with its pictures, also by its other name, and asks no server', async () => {
  await device.use((page) => haveSaved(page, PERSON));
  await device.use(async (page, context) => {
    const arrived = arrivals();
    const { readable, largestPaint } = await measureColdStart(page, context, { path: PERSON });
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    const figures = `readable after ${Math.round(readable)} ms, largest paint after ${Math.round(largestPaint)} ms`;
    process.stdout.write(`a saved profile from a cold start, ${PHONE_SLOWNESS} times slowed: ${figures}\n`);
    const saved = await openBeside(context, '/saved');
    await saved.getByRole('link', { name: NAME }).click();
    await saved.getByRole('heading', { level: 1, name: NAME }).waitFor();
    const terms = await openBeside(context, '/terms');
    await terms.getByRole('heading', { level: 1, name: '利用規約' }).waitFor();
    await terms.getByText('オフライン').first().waitFor();
    await terms.getByRole('contentinfo').getByRole('link', { name: 'プライバシーポリシー' }).click();
    await terms.getByRole('heading', { level: 1, name: 'プライバシーポリシー' }).waitFor();
    expect(arrived).toEqual([]);
  });
});
