import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { axeFindingsAbove } from '../../app/testing/accessibility.ts';
import { cutNetwork, mendNetwork } from '../../app/testing/network.ts';
import { openPage } from '../../app/testing/open-page.tsx';
import { sentCommands } from '../../app/testing/played-server.ts';
import { dialogsClosed } from '../../editing/testing/completion.ts';
import { sentData } from '../../editing/testing/sent-data.ts';
import { ARTICLES, playOwnList, shownNames } from './testing/own-list.ts';

const owner = { kind: 'user', id: 'kurosaki-mio' };
const question = page.getByRole('dialog', { name: /^コンテンツを削除します/ });
const undo = page.getByRole('status').getByRole('button', { name: '元に戻す' });
const synced = page.getByRole('banner').getByText(/^同期済み/);

let before: readonly string[];
beforeEach(async () => {
  playOwnList();
  await openPage(ARTICLES, { as: 'general' });
  before = shownNames();
});

/** Deletes an article up to the question, which is answered by its 「削除する」. */
async function remove(name: string): Promise<Locator> {
  await page.getByRole('button', { name: `「${name}」を編集` }).click();
  const form = page.getByRole('dialog', { name: '記事を編集' });
  await form.getByRole('button', { name: '削除する' }).click();
  await expect.element(question.getByText(/削除したあと8秒間は、元に戻せます。/)).toBeVisible();
  return question.getByRole('button', { name: '削除する' });
}

test('an article deleted on the server is restored as it was and where it was', async () => {
  const [, name = ''] = before;
  await (await remove(name)).click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await dialogsClosed();
  await expect.element(page.getByText(`「${name}」を削除しました`)).toBeVisible();
  await undo.hover();
  expect(await axeFindingsAbove()).toEqual([]);
  expect(shownNames()).toEqual(before.filter((one) => one !== name));
  const [{ articleId } = { articleId: '' }] = sentData('remove-article');
  expect(sentData('remove-article')).toEqual([{ articleId, owner, reason: null }]);
  await undo.click();
  await expect.element(page.getByText(`「${name}」を元に戻しました`)).toBeVisible();
  await expect.poll(shownNames).toEqual(before);
  expect(sentData('restore-article')).toEqual([{ articleId, owner }]);
});

test('an article deleted offline is restored on request, or deleted once online', async () => {
  cutNetwork();
  const [name = '', ...others] = before;
  const told = page.getByText(`「${name}」をこの端末で削除しました。`, { exact: false });
  await (await remove(name)).click();
  await expect.element(told).toBeVisible();
  await dialogsClosed();
  expect(shownNames()).toEqual(others);
  await undo.click();
  await expect.poll(shownNames).toEqual(before);

  await (await remove(name)).click();
  await expect.element(told).toBeVisible();
  await dialogsClosed();
  await openPage(ARTICLES, { as: 'general' });
  expect(shownNames()).toEqual(others);
  expect(sentCommands).toEqual([]);
  mendNetwork();
  await expect.element(synced.first()).toBeVisible();
  await openPage(ARTICLES, { as: 'general' });
  expect(shownNames()).toEqual(others);
  expect(sentCommands.map(({ type }) => type)).toEqual(['remove-article']);
});
