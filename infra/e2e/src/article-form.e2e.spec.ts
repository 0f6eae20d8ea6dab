import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { pictureOf, takePicture } from './pictures/choose-picture.ts';
import { readCompletion } from './places/completion.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });
const ARTICLES = '/profile/kurosaki-mio?tab=articles_blogs';

test('the words beside an item are edited alone, with a counter that advises 20 characters and takes 25', async () => {
  const page = await stars.open('general');
  await visit(page, ARTICLES);
  const row = page.locator('.arts li').nth(1);
  await row.getByRole('button', { name: /のひとことを編集$/ }).click();
  const popup = page.getByRole('dialog', { name: 'ひとことを編集' });
  const field = popup.getByLabel('ひとこと');
  await field.fill('灯'.repeat(22));
  await popup.getByText('22 / 20字（25字まで入力できます）').waitFor();
  expect(await axeFindingsAbove(page)).toEqual([]);
  await field.fill('灯'.repeat(26));
  await popup.getByRole('button', { name: '更新する' }).click();
  await popup
    .getByText(/25文字以内/)
    .first()
    .waitFor();
  await field.fill('灯台のことを、はじめから書きました');
  await popup.getByRole('button', { name: '更新する' }).click();
  await readCompletion(page, '編集が完了しました');
  await row.getByText('灯台のことを、はじめから書きました').waitFor();
});

test('an article has a logo where its category takes one, and its category’s drawing without one', async () => {
  const page = await stars.open('general');
  await visit(page, ARTICLES);
  await page.getByRole('button', { name: '記事を追加' }).first().click();
  const form = page.getByRole('dialog', { name: '記事を登録' });
  await form.getByLabel('記事名').fill('灯台の印');
  await form.getByLabel('URL').fill('https://example.jp/shirushi');
  const category = form.getByLabel('カテゴリー');
  const logo = form.getByRole('group', { name: /ロゴ/ });
  await category.selectOption({ label: '技術発表' });
  await logo.waitFor({ state: 'detached' });
  await category.selectOption({ label: '仕事の記録' });
  await logo.getByRole('button', { name: '画像を選ぶ' }).click();
  await takePicture(page, await pictureOf(page, '#c00', 600, 600));
  await logo.getByRole('button', { name: '画像を外す' }).waitFor();
  await form.getByRole('button', { name: '登録する' }).click();
  await readCompletion(page, '登録が完了しました');

  const visitor = await stars.open('anonymous');
  await visit(visitor, ARTICLES);
  const picture = (of: string) => visitor.getByRole('listitem').filter({ hasText: of }).locator('img.thumb');
  expect(await picture('灯台の印').getAttribute('src')).toMatch(/^\/images\/[0-9a-f]{64}/);
  const drawn = visitor.locator('img.thumb[src^="/icons/content/private_blog/"]');
  for (const one of await drawn.all())
    expect(await one.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('its fields are numbered in their order, media or author before the date, which a button clears', async () => {
  const page = await stars.open('general');
  await visit(page, ARTICLES);
  await page.getByRole('button', { name: '記事を追加' }).first().click();
  const form = page.getByRole('dialog', { name: '記事を登録' });
  const numbers = form.locator('.field__no');
  await numbers.first().waitFor();
  const labels = await numbers.evaluateAll((all) => all.map(({ parentElement }) => parentElement?.textContent ?? ''));
  const begins = ['1記事名', '2URL', '3媒体・著者名', '4掲載日', '5カテゴリー', '6タグ', '7ひとこと', '8表紙の画像'];
  expect(begins.map((begin, place) => labels[place]?.slice(0, begin.length))).toEqual(begins);
  const date = form.getByLabel('掲載日');
  expect(await date.inputValue()).toMatch(/^\d{4}\/\d{2}\/\d{2}$/);
  await form.getByRole('button', { name: '日付を消す' }).click();
  expect(await date.inputValue()).toBe('');
  expect(await date.getAttribute('aria-invalid')).toBeNull();
});

test('the question before an article is deleted can be left by its way back, and nothing is gone', async () => {
  const page = await stars.open('general');
  await visit(page, ARTICLES);
  const titles = page.locator('.arts .art__t');
  const before = await titles.allInnerTexts();
  await page
    .getByRole('button', { name: /^「.+」を編集$/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: '記事を編集' });
  await form.getByRole('button', { name: '削除する' }).click();
  const question = page.getByRole('dialog', { name: 'コンテンツを削除します。よろしいですか' });
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await question.waitFor({ state: 'detached' });
  await form.getByRole('button', { name: 'キャンセル' }).click();
  await form.waitFor({ state: 'detached' });
  await visit(page, ARTICLES);
  expect(await titles.allInnerTexts()).toEqual(before);
});

test('a cover that is no picture gives its place to the cat', async () => {
  const page = await stars.open('anonymous');
  const NO_PICTURE = { status: 200, contentType: 'image/webp', body: '' };
  await page.route(/\/(images|icons)\//, (route) => route.fulfill(NO_PICTURE));
  await visit(page, ARTICLES);
  const rows = page.locator('.arts li');
  await rows.first().locator('svg.thumb use[href$="#thumb"]').waitFor();
  expect(await rows.locator('img.thumb').count()).toBe(0);
});

test('tags are suggested for what is typed once nobody has typed for 300 ms', async () => {
  const page = await stars.open('general');
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/company/article-tags') asked.push(searchParams.get('tag'));
  });
  await page.clock.install();
  await visit(page, ARTICLES);
  await page.getByRole('button', { name: '記事を追加' }).first().click();
  const tags = page.getByRole('dialog', { name: '記事を登録' }).getByRole('combobox', { name: 'タグ' });
  await tags.waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await tags.fill('決');
  await page.clock.runFor(299);
  await tags.fill('決済');
  await page.clock.runFor(299);
  expect(asked).toEqual([]);
  const request = page.waitForRequest((one) => one.url().includes('/api/company/article-tags'));
  await page.clock.runFor(1);
  await request;
  await page.clock.resume();
  await page.getByRole('option', { name: '決済' }).waitFor();
  expect(asked).toEqual(['決済']);
});
