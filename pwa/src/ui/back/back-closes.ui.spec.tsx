import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { router } from '../../app/router.tsx';
import { openPage, PC, PHONE } from '../../app/testing/open-page.tsx';

const OWN = '/profile/kurosaki-mio';
const search = page.getByRole('combobox', { name: '人・会社・サービスを検索' });
const dialog = page.getByRole('dialog', { name: '副業を編集' });
const question = page.getByRole('dialog', { name: '保存していない変更があります' });

/** The entry that is shown now: its page, and how many layers stand upon it. */
const entry = () => [`${location.pathname}${location.search}`, history.state.meikanLayers ?? 0];

/** Goes to `path` from another page, so that there is one to go back to by mistake. */
async function come(path: string, as: 'anonymous' | 'general' = 'anonymous') {
  await openPage('/terms', { as, size: PHONE });
  await router.navigate({ href: path });
  await expect.poll(entry).toEqual([path, 0]);
}

async function edit(): Promise<void> {
  await page.getByRole('button', { name: '副業を編集' }).click();
  await expect.element(dialog).toBeVisible();
  await expect.poll(entry).toEqual([`${OWN}?tab=16`, 1]);
}

test("Back closes a phone's search and stays on the page, and the next Back leaves it", async () => {
  await come('/privacy');
  await page.getByRole('banner').getByRole('button', { name: '検索', exact: true }).click();
  await expect.poll(entry).toEqual(['/privacy', 1]);
  history.back();
  await expect.element(search).not.toBeInTheDocument();
  await expect.poll(entry).toEqual(['/privacy', 0]);
  history.back();
  await expect.poll(entry).toEqual(['/terms', 0]);
});

test('closing by a button leaves no history entry', async () => {
  await come(`${OWN}?tab=16`, 'general');
  await edit();
  await dialog.getByRole('button', { name: 'キャンセル' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(entry).toEqual([`${OWN}?tab=16`, 0]);
  history.back();
  await expect.poll(entry).toEqual(['/terms', 0]);
});

test('Back asks before it closes a filled form, and closes only the topmost', async () => {
  await come(`${OWN}?tab=16`, 'general');
  await edit();
  await dialog.getByLabelText(/^リンクの名前/).fill('これまでの仕事');
  history.back();
  await expect.element(question).toBeVisible();
  await expect.poll(entry).toEqual([`${OWN}?tab=16`, 2]);
  history.back();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await expect.poll(entry).toEqual([`${OWN}?tab=16`, 1]);
  history.back();
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(entry).toEqual([`${OWN}?tab=16`, 1]);
  history.back();
  await question.getByRole('button', { name: '変更を捨てる' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(entry).toEqual([`${OWN}?tab=16`, 0]);
  history.back();
  await expect.poll(entry).toEqual(['/terms', 0]);
});

test('a page chosen in an overlay follows the page below in the history', async () => {
  await come('/privacy');
  await page.getByRole('banner').getByRole('button', { name: '検索', exact: true }).click();
  await expect.poll(entry).toEqual(['/privacy', 1]);
  // In one task, as whoever picks a find does: nothing has had the time to go back.
  page
    .getByRole('button', { name: '検索をやめる' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await router.navigate({ href: '/business/landing' });
  await expect.poll(entry).toEqual(['/business/landing', 0]);
  history.back();
  await expect.poll(entry).toEqual(['/privacy', 0]);
  history.back();
  await expect.poll(entry).toEqual(['/terms', 0]);
});

test('Back with a mouse and a wide window goes to the page before', async () => {
  await openPage(`${OWN}?tab=16`, { as: 'general', size: PC });
  const length = history.length;
  await page.getByRole('button', { name: '副業を編集' }).click();
  await expect.element(dialog).toBeVisible();
  expect([entry(), history.length]).toEqual([[`${OWN}?tab=16`, 0], length]);
});
