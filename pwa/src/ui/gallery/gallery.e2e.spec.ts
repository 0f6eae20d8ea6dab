import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '@meikan/testkit';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build, preview } from 'vite';
import { expect, test } from 'vitest';
import { pictureTexts } from '../picture-field/texts.ts';
import { galleryTexts as texts } from './gallery.texts.ts';

/** The page's own policy, without what only the app needs. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "require-trusted-types-for 'script'; trusted-types app";

/** The gallery, built and served as the app is. */
async function serveGallery(): Promise<AsyncDisposable & { readonly url: string }> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'meikan-gallery-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const common = { configFile: false, root: fileURLToPath(new URL('.', import.meta.url)), logLevel: 'error' } as const;
  const options = { outDir: folder, cssTarget: ['chrome123'], minify: false, reportCompressedSize: false };
  await build({ ...common, plugins: [react()], build: options });
  const headers = { 'content-security-policy': POLICY };
  const server = await preview({ ...common, build: options, preview: { port: 0, headers } });
  opened.defer(() => server.close());
  const held = opened.move();
  return { url: server.resolvedUrls?.local[0] ?? '', [Symbol.asyncDispose]: () => held.disposeAsync() };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const pressed = (name: string) => async (page: Page) => {
  await button(page, name).click();
  await page.getByRole('dialog').waitFor();
};

/** One red pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Opens the parts that open, and waits for what is seen then. */
const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  page: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  menu: async (page) => {
    await button(page, texts.menu).click();
    await page.getByRole('menuitem', { name: texts.signOut }).waitFor();
  },
  tabs: async (page) => {
    await page.locator('.tabs-o__b').click();
    await page.getByText(texts.groups[3]).waitFor();
  },
  calendar: async (page) => {
    await button(page, texts.openDialog).click();
    await page.getByRole('dialog').locator('.date-b').last().click();
    await page.getByRole('table').waitFor();
  },
  months: async (page) => {
    await page.locator('.date-b').first().click();
    await page.getByRole('table').waitFor();
  },
  tags: async (page) => {
    await page.getByRole('combobox', { name: texts.tags }).fill(texts.suggested[0].slice(0, 1));
    await page.keyboard.press('ArrowDown');
    await page.getByRole('listbox').getByRole('option', { selected: true }).waitFor();
  },
  deleting: pressed(texts.openDelete),
  completion: pressed(texts.openDone),
  notice: async (page) => {
    await button(page, texts.openToast).click();
    await page.getByText(texts.copied).waitFor();
  },
  picture: async (page) => {
    await button(page, pictureTexts.choose).click();
    const buffer = Buffer.from(PICTURE, 'base64');
    await page.getByLabel(pictureTexts.file).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await page.getByRole('application', { name: pictureTexts.stage }).waitFor();
    await button(page, pictureTexts.take).click();
    await page.getByRole('img', { name: texts.cover }).waitFor();
  },
};

const OPEN = '[role="dialog"], [role="menu"], [role="listbox"], table';

async function closeAll(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return page.locator(OPEN).count();
    })
    .toBe(0);
}

test("the gallery opens every part of the kit under the page's policy, wide and narrow", async () => {
  await using gallery = await serveGallery();
  await using browser = await launchChromium();
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme });
    await page.goto(gallery.url);
    for (const open of Object.values(STATES)) {
      await open(page);
      await closeAll(page);
    }
  }
  expect(complaints).toEqual([]);
});
