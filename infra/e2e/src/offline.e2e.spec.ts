import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '@meikan/testkit';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { haveWorker } from './offline-shell/phone.ts';

const stars = constellationPerFile();

let userDataFolder: string;
beforeAll(async () => {
  userDataFolder = await mkdtemp(join(tmpdir(), 'meikan-offline-'));
});
afterAll(() => rm(userDataFolder, { recursive: true, force: true, maxRetries: 5 }));

/** The same browser, closed and opened again: only what it stored is left. */
async function inTheBrowser<T>(act: (context: BrowserContext) => Promise<T>): Promise<T> {
  const baseURL = stars.constellation.url;
  const context = await launchChromium({ userDataFolder, context: { baseURL } });
  try {
    return await act(context);
  } finally {
    await context.close();
  }
}

test('the second start needs no network: the shell stands, and pages without data can be read', async () => {
  await inTheBrowser(async (context) => {
    const page = await context.newPage();
    await page.goto('/');
    await haveWorker(page);
  });
  await inTheBrowser(async (context) => {
    await context.setOffline(true);
    const page = await context.newPage();
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1, name: '利用規約' }).waitFor();
    await page.getByText('オフライン').first().waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'プライバシーポリシー' }).click();
    await page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' }).waitFor();
  });
});

test('what needs the network says so in words, and comes when the network is back', async () => {
  await inTheBrowser(async (context) => {
    await context.setOffline(true);
    const page = await context.newPage();
    await page.goto('/profile/kurosaki-mio');
    await page.getByRole('button', { name: 'もう一度読み込む' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'もう一度読み込む' }).click();
    await page.getByRole('heading', { level: 1, name: '黒﨑 澪' }).waitFor();
  });
});
