import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { galleryTexts as texts } from './gallery.texts.ts';
import { type ServedGallery, serveGallery } from './testing/serve-gallery.ts';

let gallery: ServedGallery | undefined;

beforeAll(async () => {
  gallery = await serveGallery();
});

afterAll(() => gallery?.[Symbol.asyncDispose]());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Each part that opens: how it is opened, and what is seen then. */
const STATES: readonly { readonly name: string; readonly open: (page: Page) => Promise<unknown> }[] = [
  { name: 'the page', open: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  {
    name: 'the menu',
    open: async (page) => {
      await button(page, texts.menu).click();
      await page.getByRole('menuitem', { name: texts.signOut }).waitFor();
    },
  },
  {
    name: 'all tabs',
    open: async (page) => {
      await page.locator('.tabs-o__b').click();
      await page.getByText(texts.groups[3]).waitFor();
    },
  },
  {
    name: 'a dialog with a calendar',
    open: async (page) => {
      await button(page, texts.openDialog).click();
      await page.getByRole('dialog').locator('.date-b').last().click();
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'the months',
    open: async (page) => {
      await page.locator('.date-b').first().click();
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'suggested tags',
    open: async (page) => {
      await page.getByRole('combobox', { name: texts.tags }).fill(texts.suggested[0].slice(0, 1));
      await page.keyboard.press('ArrowDown');
      await page.getByRole('listbox').getByRole('option', { selected: true }).waitFor();
    },
  },
  {
    name: 'the question before deleting',
    open: async (page) => {
      await button(page, texts.openDelete).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the completion',
    open: async (page) => {
      await button(page, texts.openDone).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a notice',
    open: async (page) => {
      await button(page, texts.openToast).click();
      await page.getByText(texts.copied).waitFor();
    },
  },
];

const address = (): string => gallery?.url ?? '';

/** The gallery in a window of its own. */
async function openGallery(look: BrowserContextOptions = {}): Promise<Page> {
  if (!gallery) throw new Error('the gallery is not served');
  const context = await (await gallery.browser.now()).newContext({
    reducedMotion: 'reduce',
    bypassCSP: false,
    ...look,
  });
  return context.newPage();
}

test('a form that is sent by two presses in a row is sent once; whoever turned away in between sends it again', async () => {
  const page = await openGallery();
  await page.goto(address());
  const send = button(page, texts.send);
  const pressTwice = () =>
    send.evaluate((element: HTMLButtonElement) => {
      element.focus();
      element.click();
      element.click();
    });
  await pressTwice();
  await page.getByText(texts.sent(1)).waitFor();
  await page.getByLabel(texts.articleName).first().focus();
  await pressTwice();
  await page.getByText(texts.sent(2)).waitFor();
  await page.context().close();
});

test('what is no month is said when its field is left, and taken away by a button', async () => {
  const page = await openGallery();
  await page.goto(address());
  const month = page.getByLabel(texts.month).first();
  await month.fill('2026/13');
  await month.blur();
  const fault = page.getByText('年と月を入力してください（例：2026/10）');
  await fault.waitFor();
  expect(await month.getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('button', { name: '日付を消す' }).first().click();
  await fault.waitFor({ state: 'detached' });
  expect(await month.inputValue()).toBe('');
  await page.context().close();
});

describe.each([
  { width: 1280, colorScheme: 'light' as const },
  { width: 360, colorScheme: 'dark' as const },
])('$width px, $colorScheme', ({ width, colorScheme }) => {
  test.each(STATES)('axe and the page’s policy find nothing in $name', async ({ open }) => {
    // axe itself is put in as a script, which the policy would refuse: violations are heard of before that.
    const page = await openGallery({ viewport: { width, height: 860 }, colorScheme });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(address());
    await open(page);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    await page.context().close();
  });
});
