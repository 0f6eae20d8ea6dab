import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { overflow } from '../../app/testing/accessibility.ts';
import { galleryTexts as texts } from './gallery.texts.ts';
import { everyFinding, LOOKS, openGallery } from './testing/open-gallery.tsx';

const button = (name: string) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');

/** Opens the calendar of one of the date fields below a place: the first, or the last. */
async function openCalendar(place: ParentNode, which: 0 | -1): Promise<void> {
  const opener = [...place.querySelectorAll('.date-b')].at(which);
  if (opener === undefined) throw new Error('There is no field for a date.');
  await userEvent.click(opener);
  await expect.element(page.getByRole('table')).toBeVisible();
}

/** Each part that opens: how it is opened, and what is seen then. */
const STATES: readonly { readonly name: string; readonly open: () => Promise<unknown> }[] = [
  { name: 'the page', open: () => expect.element(page.getByRole('heading', { level: 1 })).toBeVisible() },
  {
    name: 'the menu',
    open: async () => {
      await button(texts.menu).click();
      await expect.element(page.getByRole('menuitem', { name: texts.signOut })).toBeVisible();
    },
  },
  {
    name: 'all tabs',
    open: async () => {
      await userEvent.click(document.querySelector('.tabs-o__b') ?? document.body);
      await expect.element(page.getByText(texts.groups[3])).toBeVisible();
    },
  },
  {
    name: 'a dialog with a calendar',
    open: async () => {
      await button(texts.openDialog).click();
      await openCalendar(await dialog.findElement(), -1);
    },
  },
  { name: 'the months', open: () => openCalendar(document, 0) },
  {
    name: 'suggested tags',
    open: async () => {
      await page.getByRole('combobox', { name: texts.tags }).fill(texts.suggested[0].slice(0, 1));
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(page.getByRole('listbox').getByRole('option', { selected: true })).toBeVisible();
    },
  },
  {
    name: 'the question before deleting',
    open: async () => {
      await button(texts.openDelete).click();
      await expect.element(dialog).toHaveAccessibleName();
    },
  },
  {
    name: 'the completion',
    open: async () => {
      await button(texts.openDone).click();
      await expect.element(dialog).toHaveAccessibleName();
    },
  },
  {
    name: 'a notice',
    open: async () => {
      await button(texts.openToast).click();
      await expect.element(page.getByText(texts.copied)).toBeVisible();
    },
  },
];

test('a form sent by two presses in a row is sent once, and again after leaving the button', async () => {
  await openGallery();
  const send = button(texts.send).element();
  const pressTwice = () => {
    if (!(send instanceof HTMLButtonElement)) throw new Error('The form is not sent by a button.');
    send.focus();
    send.click();
    send.click();
  };
  pressTwice();
  await expect.element(page.getByText(texts.sent(1))).toBeVisible();
  await userEvent.click(page.getByLabelText(RegExp(texts.articleName)).first());
  pressTwice();
  await expect.element(page.getByText(texts.sent(2))).toBeVisible();
});

test('an invalid month is reported when its field is left, and cleared by a button', async () => {
  await openGallery();
  const month = page.getByLabelText(RegExp(texts.month)).first();
  await month.fill('2026/13');
  await userEvent.keyboard('{Tab}');
  const fault = page.getByText('年と月を入力してください（例：2026/10）');
  await expect.element(fault).toBeVisible();
  await expect.element(month).toHaveAttribute('aria-invalid', 'true');
  await page
    .getByRole('button', { name: /日付を消す/ })
    .first()
    .click();
  await expect.element(fault).not.toBeInTheDocument();
  await expect.element(month).toHaveValue('');
});

describe.each(LOOKS)('$size.0 px, $scheme', (look) => {
  test.each(STATES)('axe finds nothing in $name, which fits', async ({ open }) => {
    await openGallery(look);
    await open();
    expect(overflow()).toBe(0);
    expect(await everyFinding()).toEqual([]);
  });
});
