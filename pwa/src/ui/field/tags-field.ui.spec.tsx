import type {} from '@vitest/browser-playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { galleryTexts as texts } from '../gallery/gallery.texts.ts';
import { openGallery } from '../gallery/testing/open-gallery.tsx';

const field = page.getByRole('combobox', { name: texts.tags });
const list = page.getByRole('listbox', { name: '候補' });
const options = list.getByRole('option');
const dialog = page.getByRole('dialog');

const input = (): HTMLInputElement => {
  const element = field.element();
  if (element instanceof HTMLInputElement) return element;
  throw new Error('Tags are written into an input.');
};

beforeEach(async () => {
  await openGallery();
  await page.getByRole('button', { name: `「${texts.letterpress}」を外す` }).click();
  input().focus();
});

const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
const confirm = (text: string) => cdp().send('Input.insertText', { text });
/** A key that an input method, or a soft keyboard, keeps to itself. */
const processKey = () =>
  cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 });

async function expectTags(tags: readonly string[], draft = ''): Promise<void> {
  const seen = () => [...document.querySelectorAll('.pill')].map((pill) => pill.textContent);
  await expect.poll(() => [seen(), input().value]).toEqual([tags, draft]);
}

const expectSaid = (hasText: string) =>
  expect.element(page.getByRole('status').filter({ hasText })).toBeInTheDocument();

/** Copies a text elsewhere, and pastes it into the field. */
async function paste(text: string): Promise<void> {
  const elsewhere = document.createElement('textarea');
  elsewhere.value = text;
  document.body.append(elsewhere);
  elsewhere.select();
  await userEvent.copy();
  elsewhere.remove();
  input().focus();
  await userEvent.paste();
}

describe('an input method', () => {
  test('adds no tag by the Enter that confirms a conversion, and one by the next', async () => {
    await compose('かっぱん');
    await processKey();
    await compose('活版');
    await processKey();
    await expectTags([], '活版');
    await confirm('活版');
    await expectTags([], '活版');
    await userEvent.keyboard('{Enter}');
    await expectTags(['活版']);
  });

  test('of WebKit is recognised by the key code of its confirming Enter', async () => {
    await compose('活版');
    await confirm('活版');
    const confirming = { key: 'Enter', keyCode: 229, isComposing: false, bubbles: true, cancelable: true };
    input().dispatchEvent(new KeyboardEvent('keydown', confirming));
    await expectTags([], '活版');
    await userEvent.keyboard('{Enter}');
    await expectTags(['活版']);
  });

  test('splits at a full-width space only after it is confirmed', async () => {
    await compose('活版\u3000組版');
    await expectTags([], '活版\u3000組版');
    await confirm('活版\u3000組版');
    await expectTags(['活版'], '組版');
    await confirm('\u3000');
    await expectTags(['活版', '組版']);
  });
});

test("a soft keyboard without key names adds a tag by the field's text", async () => {
  for (const letter of ['A', 'I', ' ']) {
    await processKey();
    await confirm(letter);
  }
  await expectTags(['AI']);
});

test('pasted text is split into tags at spaces of both widths, at most five', async () => {
  await paste('a b\u3000c');
  await expectTags(['a', 'b', 'c']);
  await paste('d a\ne f');
  await expectTags(['a', 'b', 'c', 'd', 'e'], 'f');
  await expect.element(page.getByText('タグは5個まで登録できます。').first()).toBeVisible();
  expect(input().checkValidity()).toBe(false);
  await userEvent.keyboard('{Backspace}');
  await expectTags(['a', 'b', 'c', 'd', 'e']);
  expect(input().checkValidity()).toBe(true);
  await userEvent.keyboard('g ');
  await expectTags(['a', 'b', 'c', 'd', 'e']);
  await userEvent.keyboard('{Backspace}');
  await expectTags(['a', 'b', 'c', 'd']);
});

test('a tag over the limit stays in the field until there is space', async () => {
  await paste('a b c d e f g');
  await expectTags(['a', 'b', 'c', 'd', 'e'], 'f g');
  await page.getByRole('button', { name: '「e」を外す' }).click();
  input().focus();
  await userEvent.keyboard('{Enter}');
  await expectTags(['a', 'b', 'c', 'd', 'f'], 'g');
});

test('a tag that is too long stays in the field with its error', async () => {
  const long = 'あ'.repeat(31);
  await confirm(`${long} `);
  await expectTags([], long);
  await expect.element(page.getByText('タグは30字以内で入力してください。').first()).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Backspace}{Enter}');
  await expectTags(['あ'.repeat(30)]);
});

test('suggestions, at most five and none chosen already, are walked by keys and spoken', async () => {
  await confirm('組版 ');
  await confirm('組');
  const suggested = ['組見本', '組合', '組曲', '組紐', '組子'];
  await expect.poll(() => options.elements().map(({ textContent }) => textContent)).toEqual(suggested);
  await expectSaid('候補が5件あります');
  await userEvent.keyboard('{ArrowUp}');
  const { id } = await list.getByRole('option', { selected: true }).findElement();
  await expect.element(field).toHaveAttribute('aria-activedescendant', id);
  await processKey();
  await userEvent.keyboard('{Enter}');
  await expectTags(['組版', '組子']);
  await expectSaid('「組子」を追加しました（5個のうち2個）。');
  await confirm('組');
  await list.getByRole('option', { name: '組曲' }).click();
  await expectTags(['組版', '組子', '組曲']);
  await expect.element(field).toHaveFocus();
});

test('Escape closes the suggestions first, and then the dialog', async () => {
  await page.getByRole('button', { name: texts.openDialog }).click();
  // The dialog places the focus first: a field that loses it takes what is written for a tag.
  await expect.poll(() => dialog.elements()[0]?.contains(document.activeElement)).toBe(true);
  await dialog.getByRole('combobox', { name: texts.tags }).fill('組');
  await expect.element(options.first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => options.elements()).toEqual([]);
  expect(dialog.elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
