import { type ArticleItem, listUserArticles, type PresentState } from '@meikan/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cutNetwork, mendNetwork } from '../../app/testing/network.ts';
import { openPage, PHONE } from '../../app/testing/open-page.tsx';
import { playChanged } from '../../app/testing/play.ts';
import { judgeCommands, sentCommands } from '../../app/testing/played-server.ts';
import { dialogsClosed } from '../../editing/testing/completion.ts';

const ARTICLES = '/profile/kurosaki-mio?tab=articles_blogs';
const NAME = '松本に越して最初の冬、灯油の単位を知る';
const LATER = '灯油の単位、七日目';
const chip = page.getByRole('banner').getByTitle('同期の状態を見る');
const main = page.getByRole('main');
const editing = page.getByRole('dialog', { name: '記事を編集' });
const edit = () => page.getByRole('button', { name: `「${NAME}」を編集` }).click();

/** How the article stands at the server: as it was recorded, or as another device has left it. */
let there: (item: ArticleItem) => ArticleItem | null;
let revision: string;

beforeEach(async () => {
  there = (item) => item;
  playChanged(listUserArticles, (items) =>
    items.flatMap((item) => {
      if (item.articleName === NAME) revision = item.revision;
      return (item.articleName === NAME ? there(item) : item) ?? [];
    }),
  );
  await openPage(ARTICLES, { as: 'general', size: PHONE });
  cutNetwork();
});

/** What the server says to a removal when the article was renamed since. */
function renamed(): PresentState {
  const content = { articleName: LATER, tags: ['移住', '松本'] };
  return {
    ...{ revision: '4', state: { status: 'published', content, recommendTxt: null } },
    ...{ changed: ['content.articleName'], changedAt: '2026-11-25T09:00:00.000Z', by: 'self' },
  };
}

test('F38: a removal that meets an edit asks, and can keep the thing', async () => {
  await edit();
  await editing.getByRole('button', { name: '削除する' }).click();
  const question = page.getByRole('dialog', { name: 'コンテンツを削除します。よろしいですか' });
  await question.getByRole('button', { name: '削除する' }).click();
  await dialogsClosed();
  await expect.element(chip.getByText('オフライン 1件')).toBeVisible();
  expect(main.getByText(/灯油の単位/).elements()).toEqual([]);
  there = (item) => ({ ...item, articleName: LATER, revision: '4' });
  judgeCommands(() => ({ status: 'conflict', current: renamed() }));
  mendNetwork();
  await chip.getByText('要確認 1件').click();
  await page.getByRole('button', { name: /内容をくらべて決める/ }).click();
  const dialog = page.getByRole('dialog', { name: '削除しようとしたものが変更されています' });
  await expect.element(dialog.getByText(LATER).first()).toBeVisible();
  await dialog.getByRole('button', { name: '残す' }).click();
  await expect.element(chip.getByText(/^同期済み/).first()).toBeVisible();
  expect(sentCommands).toMatchObject([{ type: 'remove-article', expected: { revision } }]);
  await openPage(ARTICLES, { as: 'general' });
  await expect.element(main.getByText(LATER, { exact: false }).first()).toBeVisible();
});

/** The file that the button hands to the browser. */
async function keptAsFile(): Promise<{ readonly name: string; readonly text: string }> {
  const made: Blob[] = [];
  const names: string[] = [];
  using _address = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) made.push(file);
    return 'blob:kept';
  });
  using _click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await page.getByRole('button', { name: /ファイルに書き出す/ }).click();
  await expect.poll(() => names.length).toBe(1);
  return { name: names.join(), text: (await made[0]?.text()) ?? '' };
}

test('F38: an edit of a removed thing does not restore it, and is kept', async () => {
  await edit();
  await editing.getByLabelText(/記事名/).fill(LATER);
  await editing.getByRole('button', { name: '更新する' }).click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await dialogsClosed();
  there = () => null;
  judgeCommands(() => ({ status: 'gone' }));
  mendNetwork();
  await chip.getByText('要確認 1件').click();
  await expect.element(page.getByText('変更しようとしたものは、すでに削除されています。')).toBeVisible();
  expect(await keptAsFile()).toEqual({
    name: expect.stringMatching(/^meikan-draft-/),
    text: expect.stringContaining(LATER),
  });
  await page.getByRole('button', { name: /^破棄/ }).click();
  await page.getByRole('button', { name: '破棄する' }).click();
  await expect.element(chip.getByText(/^同期済み/).first()).toBeVisible();
  expect(sentCommands).toMatchObject([{ type: 'edit-article', expected: { revision } }]);
  await openPage(ARTICLES, { as: 'general' });
  await expect.element(main.getByRole('listitem').first()).toBeVisible();
  expect(main.getByText(/灯油の単位/).elements()).toEqual([]);
});
