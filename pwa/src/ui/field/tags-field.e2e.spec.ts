import { eventually } from '@meikan/testkit';
import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { galleryTexts as texts } from '../gallery/gallery.texts.ts';
import { type ServedGallery, serveGallery } from '../gallery/testing/serve-gallery.ts';

let gallery: ServedGallery | undefined;
let context: BrowserContext;
let page: Page;
let keys: CDPSession;
let field: Locator;

beforeAll(async () => {
  gallery = await serveGallery();
});

afterAll(() => gallery?.[Symbol.asyncDispose]());

beforeEach(async () => {
  if (!gallery) throw new Error('the gallery is not served');
  context = await (await gallery.browser.now()).newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  await page.goto(gallery.url);
  keys = await context.newCDPSession(page);
  field = page.getByRole('combobox', { name: texts.tags });
  await page.getByRole('button', { name: `「${texts.letterpress}」を外す` }).click();
  await field.focus();
});

afterEach(() => context.close());

const compose = (text: string) =>
  keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
const confirm = (text: string) => keys.send('Input.insertText', { text });
/** A key that an input method, or a soft keyboard, keeps to itself. */
const processKey = () =>
  keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 });

const list = () => page.getByRole('listbox', { name: '候補' });
const options = () => list().getByRole('option');

async function expectTags(tags: readonly string[], draft = ''): Promise<void> {
  await page.waitForFunction(
    (expected) => [...document.querySelectorAll('.pill')].map((pill) => pill.textContent).join() === expected,
    tags.join(),
  );
  await eventually(async () => expect(await field.inputValue()).toBe(draft));
}

describe('an input method', () => {
  test('adds nothing by the Enter that confirms a conversion, and the tag by the next', async () => {
    await compose('かっぱん');
    await processKey();
    await compose('活版');
    await processKey();
    await expectTags([], '活版');
    await confirm('活版');
    await expectTags([], '活版');
    await page.keyboard.press('Enter');
    await expectTags(['活版']);
  });

  test('of WebKit ends its composition before that Enter, which is known by its code alone', async () => {
    await compose('活版');
    await confirm('活版');
    await field.evaluate((input) => {
      const confirming = { key: 'Enter', keyCode: 229, isComposing: false, bubbles: true, cancelable: true };
      input.dispatchEvent(new KeyboardEvent('keydown', confirming));
    });
    await expectTags([], '活版');
    await page.keyboard.press('Enter');
    await expectTags(['活版']);
  });

  test('splits at a wide space only once it has been confirmed', async () => {
    await compose('活版\u3000組版');
    await expectTags([], '活版\u3000組版');
    await confirm('活版\u3000組版');
    await expectTags(['活版'], '組版');
    await confirm('\u3000');
    await expectTags(['活版', '組版']);
  });
});

test('a soft keyboard that names no key adds a tag by what stands in the field', async () => {
  for (const letter of ['A', 'I', ' ']) {
    await processKey();
    await confirm(letter);
  }
  await expectTags(['AI']);
});

test('pasted text becomes tags at every space of either width, five at most', async () => {
  await page.evaluate(() => navigator.clipboard.writeText('a b\u3000c'));
  await page.keyboard.press('Control+V');
  await expectTags(['a', 'b', 'c']);
  await page.evaluate(() => navigator.clipboard.writeText('d a\ne f'));
  await page.keyboard.press('Control+V');
  await expectTags(['a', 'b', 'c', 'd', 'e']);
  await page.getByText('タグは5個まで登録できます。').first().waitFor();
  await page.keyboard.type('f ');
  await expectTags(['a', 'b', 'c', 'd', 'e']);
  await page.keyboard.press('Backspace');
  await expectTags(['a', 'b', 'c', 'd']);
});

test('a tag that is too long stays where it can be mended, with what is wrong', async () => {
  const long = 'あ'.repeat(31);
  await confirm(`${long} `);
  await expectTags([], long);
  await page.getByText('タグは30字以内で入力してください。').first().waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expectTags(['あ'.repeat(30)]);
});

test('suggestions, five and none chosen already, are walked by keys, and said', async () => {
  await confirm('組版 ');
  await confirm('組');
  await options().nth(4).waitFor();
  expect(await options().allInnerTexts()).toEqual(['組見本', '組合', '組曲', '組紐', '組子']);
  await page.getByRole('status').getByText('候補が5件あります').waitFor();
  await page.keyboard.press('ArrowUp');
  const pointed = await list().getByRole('option', { selected: true }).getAttribute('id');
  expect(await field.getAttribute('aria-activedescendant')).toBe(pointed);
  await processKey();
  await page.keyboard.press('Enter');
  await expectTags(['組版', '組子']);
  await page.getByRole('status').getByText('「組子」を追加しました（5個のうち2個）。').waitFor();
  await confirm('組');
  await list().getByRole('option', { name: '組曲' }).click();
  await expectTags(['組版', '組子', '組曲']);
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
});

test('Escape closes the suggestions first, and the dialog around them only then', async () => {
  await page.getByRole('button', { name: texts.openDialog }).click();
  const dialog = page.getByRole('dialog');
  // The dialog places the focus first: a field that loses it takes what is written for a tag.
  await dialog.locator(':focus').waitFor();
  await dialog.getByRole('combobox', { name: texts.tags }).fill('組');
  await options().first().waitFor();
  await page.keyboard.press('Escape');
  await options().first().waitFor({ state: 'detached' });
  expect(await dialog.count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});
