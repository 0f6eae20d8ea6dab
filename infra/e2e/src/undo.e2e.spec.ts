import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { articleLink } from './places/article-link.ts';
import { synced } from './places/completion.ts';
import { dialogsClosed } from './places/dialogs-closed.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const OWN = '/profile/kurosaki-mio';
const ARTICLES = `${OWN}?tab=articles_blogs`;

const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: '元に戻す' });

/** The names of all that a page of a list shows, in their order. */
const listed = (page: Page): Promise<readonly string[]> => page.locator('.arts .art__t').allInnerTexts();

test('an article that was deleted, also for everybody else, comes back as and where it was', async () => {
  const page = await stars.open('general');
  await visit(page, ARTICLES);
  const before = await listed(page);
  const pen = page.getByRole('button', { name: /^「.+」を編集$/ }).nth(1);
  const name = ((await pen.getAttribute('aria-label')) ?? '').replace(/^「(.+)」を編集$/, '$1');
  await pen.click();
  await page.getByRole('dialog', { name: '記事を編集' }).getByRole('button', { name: '削除する' }).click();
  const question = page.getByRole('dialog', { name: /^コンテンツを削除します/ });
  await question.getByText('削除したあと8秒間は、元に戻せます。').waitFor();
  await question.getByRole('button', { name: '削除する' }).click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await page.getByText(`「${name}」を削除しました`).waitFor();
  await undo(page).hover();
  expect(await axeFindingsAbove(page)).toEqual([]);
  await articleLink(page, name).waitFor({ state: 'detached' });

  await undo(page).click();
  await page.getByText(`「${name}」を元に戻しました`).waitFor();
  await articleLink(page, name).waitFor();
  expect(await listed(page)).toEqual(before);
  await synced(page);
  await visit(page, ARTICLES);
  expect(await listed(page)).toEqual(before);
  const visitor = await stars.open('anonymous');
  await visit(visitor, ARTICLES);
  expect(await listed(visitor)).toEqual(before);
});

/** Takes something off, waits until that has arrived, and undoes it. */
async function offAndOn(page: Page, off: () => Promise<void>): Promise<void> {
  await off();
  await undo(page).hover();
  await synced(page);
  await undo(page).click();
  await undo(page).waitFor({ state: 'detached' });
  await synced(page);
}

test('a star, a follow and a usage that were taken off come back since when they stood', async () => {
  const { log } = stars.constellation.house;
  const head = await log.head();
  const page = await stars.open('general');
  await visit(page, `${OWN}?tab=bookmark`);
  const kept = await listed(page);
  await offAndOn(page, () =>
    page
      .getByRole('button', { name: /を保存から外す$/ })
      .nth(1)
      .click(),
  );
  await visit(page, `${OWN}?tab=bookmark`);
  expect(await listed(page)).toEqual(kept);

  await page
    .getByRole('button', { name: /^[\d,]+\s*フォロー中$/ })
    .first()
    .click();
  const people = page.getByRole('dialog', { name: /がフォローしている人$/ });
  await people.getByRole('link').nth(1).click();
  await dialogsClosed(page);
  await offAndOn(page, () =>
    page
      .getByRole('button', { name: /^フォロー中\s*：/ })
      .first()
      .click(),
  );

  await visit(page, `${OWN}?tab=web_service`);
  const used = await page.locator('.list .item__t').allInnerTexts();
  await offAndOn(page, async () => {
    await page
      .getByRole('button', { name: /の登録を外す$/ })
      .nth(1)
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '登録を外す' }).click();
  });
  await visit(page, `${OWN}?tab=web_service`);
  expect(await page.locator('.list .item__t').allInnerTexts()).toEqual(used);

  const since = await log.readAll({ after: head, limit: 100 });
  expect(since.map(({ type }) => type)).toEqual([
    ...[
      'bookmark-removed',
      'article-bookmarked',
      'follow-ended',
      'follow-started',
      'usage-withdrawn',
      'usage-declared',
    ],
  ]);
  for (const { stream, type } of since.filter((_, place) => place % 2 === 1)) {
    const [first, last] = (await log.readStream(stream)).filter((event) => event.type === type).map(({ data }) => data);
    expect(last).toMatchObject({ at: first?.at });
  }
});

test('a notice stays for 8 s, and does not go from under the pointer or the focus', async () => {
  const page = await stars.open('general');
  await page.clock.install();
  await visit(page, `${OWN}?tab=bookmark`);
  const off = page.getByRole('button', { name: /を保存から外す$/ });
  await off.first().click();
  await undo(page).hover();
  await page.clock.fastForward(20_000);
  await undo(page).focus();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(20_000);
  expect(await undo(page).count()).toBe(1);
  await undo(page).blur();
  await page.clock.fastForward(8_000);
  await undo(page).waitFor({ state: 'detached' });
});

test('an administrator who hid a profile takes it back at once', async () => {
  const page = await stars.open('admin');
  await visit(page, '/profile/takahashi-kiichi');
  await page.getByRole('switch', { name: '公開' }).click();
  const dialog = page.getByRole('dialog', { name: 'プロフィールを非公開にします' });
  await dialog.getByRole('textbox').fill('確認のため');
  await dialog.getByRole('button', { name: '非公開にする' }).click();
  await page.getByText('プロフィールを非公開にしました').waitFor();
  await undo(page).hover();
  await page.getByRole('switch', { name: '公開', checked: false }).waitFor();
  await undo(page).click();
  await page.getByRole('switch', { name: '公開', checked: true }).waitFor();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const visitor = await stars.open('anonymous');
  await visit(visitor, '/profile/takahashi-kiichi');
  expect(await visitor.getByRole('heading', { level: 1 }).innerText()).toBe(name);
});
