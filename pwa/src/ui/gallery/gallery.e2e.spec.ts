import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureTexts } from '../picture-field/texts.ts';
import { galleryTexts as texts } from './gallery.texts.ts';
import { type ServedGallery, serveGallery } from './testing/serve-gallery.ts';

let gallery: ServedGallery | undefined;

beforeAll(async () => {
  gallery = await serveGallery();
});

afterAll(() => gallery?.[Symbol.asyncDispose]());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const pressed = (name: string) => async (page: Page) => {
  await button(page, name).click();
  await page.getByRole('dialog').waitFor();
};

/** One red pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Opens the parts that open, each on a page of its own, and waits for what is seen then. */
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

test('the page’s policy lets every part of the kit open, wide and narrow', async () => {
  if (!gallery) throw new Error('the gallery is not served');
  const complaints: string[] = [];
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    const viewport = { width, height: 860 };
    const context = await (await gallery.browser.now()).newContext({ reducedMotion: 'reduce', viewport, colorScheme });
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const open of Object.values(STATES)) {
      await page.goto(gallery.url);
      await open(page);
    }
    await context.close();
  }
  expect(complaints).toEqual([]);
});
