import { type CommandResult, sendCommands } from '@meikan/contracts';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { articleLink } from './places/article-link.ts';
import { readCompletion } from './places/completion.ts';
import { dialogsClosed } from './places/dialogs-closed.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });
const OWN = '/profile/kurosaki-mio';
const ANOTHER = '/profile/takahashi-kiichi';

/** The word that something is done, and the one way on from it. */
/** Opens the steps of adding a service and picks the first one that is found. */
async function pickService(page: Page, text: string) {
  await page.getByRole('button', { name: 'サービスを追加' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'サービスを追加' });
  await dialog.getByRole('list', { name: '全4段のうち1段目' }).waitFor();
  await dialog.getByLabel('会社名・サービス名').fill(text);
  const find = dialog.getByRole('button', { pressed: false }).filter({ hasText: text }).first();
  await find.waitFor();
  const name = (await find.locator('b').innerText()).trim();
  await find.click();
  return { dialog, name };
}

const REFUSAL = 'このサービスは、ただいま登録を受け付けていません。';

/** Answers a batch as a server does that takes none of it. */
async function refuse(route: Route): Promise<void> {
  const { commands } = sendCommands.body.parse(route.request().postDataJSON());
  const problem = {
    ...{ type: 'about:blank', status: 409, code: 'refused', title: '登録できませんでした' },
    ...{ detail: REFUSAL, errors: [], payload: REFUSAL },
  };
  const results = commands.map(({ id }): CommandResult => ({ id, status: 'refused', problem }));
  await route.fulfill({ json: { results, position: null, serverTime: new Date().toISOString() } });
}

describe('the owner of a profile', () => {
  test('changes it, is told so, and finds the change after a reload', async () => {
    const page = await stars.open('general');
    await visit(page, OWN);
    await page.getByRole('button', { name: '編集する' }).click();
    const dialog = page.getByRole('dialog', { name: 'プロフィールを編集' });
    await dialog.getByLabel('肩書き').fill('灯台守');
    await dialog.getByRole('button', { name: '更新する' }).click();
    await readCompletion(page, '更新が完了しました');
    await page.getByText('灯台守').first().waitFor();
    await page.reload();
    await page.getByText('灯台守').first().waitFor();
  });

  test('is told which field is wrong, and loses nothing that was typed', async () => {
    const page = await stars.open('general');
    await visit(page, OWN);
    await page.getByRole('button', { name: '編集する' }).click();
    const dialog = page.getByRole('dialog', { name: 'プロフィールを編集' });
    await dialog.getByLabel('会社のサイト').fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: '更新する' }).click();
    await dialog.getByRole('alert').first().waitFor();
    expect(await dialog.getByLabel('会社のサイト').inputValue()).toBe('javascript:alert(1)');
    expect(await dialog.locator(':focus').getAttribute('aria-invalid')).toBe('true');
    await dialog.getByRole('button', { name: 'キャンセル' }).click();
    await page
      .getByRole('dialog', { name: '保存していない変更があります' })
      .getByRole('button', { name: '変更を捨てる' })
      .click();
    await dialogsClosed(page);
  });

  test('writes an article, changes it and deletes it', async () => {
    const page = await stars.open('general');
    await visit(page, `${OWN}?tab=articles_blogs`);
    await page.getByRole('button', { name: '記事を追加' }).first().click();
    const form = page.getByRole('dialog', { name: '記事を登録' });
    await form.getByLabel('記事名').fill('灯台の日誌をつけはじめました');
    await form.getByLabel('URL').fill('https://example.jp/todai');
    await form.getByLabel('カテゴリー').selectOption({ label: '仕事の記録' });
    await form.getByRole('button', { name: '登録する' }).click();
    await readCompletion(page, '登録が完了しました');

    await articleLink(page, /灯台の日誌をつけはじめました/).waitFor();
    await page.getByRole('button', { name: '「灯台の日誌をつけはじめました」を編集' }).click();
    const editing = page.getByRole('dialog', { name: '記事を編集' });
    await editing.getByLabel('記事名').fill('灯台の日誌、七日目');
    await editing.getByRole('button', { name: '更新する' }).click();
    await readCompletion(page, '更新が完了しました');

    await page.getByRole('button', { name: '「灯台の日誌、七日目」を編集' }).click();
    await editing.getByRole('button', { name: '削除する' }).click();
    const question = page.getByRole('dialog', { name: 'コンテンツを削除します。よろしいですか' });
    await question.getByRole('button', { name: '削除する' }).click();
    await readCompletion(page, '削除が完了しました');
    await articleLink(page, /灯台の日誌/).waitFor({ state: 'detached' });
  });

  test('says in four steps which service is used', async () => {
    const page = await stars.open('general');
    await visit(page, `${OWN}?tab=web_service`);
    const { dialog, name } = await pickService(page, 'つばめ');
    await dialog.getByRole('button', { name: '次へ' }).click();
    await dialog.getByRole('list', { name: '全4段のうち4段目' }).waitFor();
    await dialog.getByText('社内で利用している').click();
    await dialog.getByRole('button', { name: '登録する' }).click();
    await readCompletion(page, '登録が完了しました');
    await page.getByRole('link', { name }).first().waitFor();
  });

  test('begins with the first step again when the steps are opened again', async () => {
    const page = await stars.open('general');
    await visit(page, `${OWN}?tab=web_service`);
    const { dialog } = await pickService(page, 'このへん');
    await dialog.getByRole('list', { name: '全4段のうち3段目' }).waitFor();
    await dialog.getByRole('button', { name: 'キャンセル' }).click();
    const question = page.getByRole('dialog', { name: '登録していない内容があります' });
    await question.getByRole('button', { name: '登録せずに閉じる' }).click();
    await dialogsClosed(page);
    await page.getByRole('button', { name: 'サービスを追加' }).first().click();
    await dialog.getByRole('list', { name: '全4段のうち1段目' }).waitFor();
    expect(await dialog.getByLabel('会社名・サービス名').inputValue()).toBe('');
  });

  test('is told when a service is not taken, which then is not among theirs', async () => {
    const page = await stars.open('general');
    await visit(page, `${OWN}?tab=web_service`);
    const { dialog, name } = await pickService(page, 'このへん');
    await dialog.getByRole('button', { name: '次へ' }).click();
    await page.route('**/api/commands', refuse);
    await dialog.getByRole('button', { name: '登録する' }).click();
    await dialog.getByText(REFUSAL).waitFor();
    await dialog.getByRole('button', { name: '戻る' }).click();
    await dialog.getByRole('button', { name: 'キャンセル' }).click();
    await page.getByRole('button', { name: '登録せずに閉じる' }).click();
    await dialogsClosed(page);
    expect(await page.getByRole('main').getByText(name).count()).toBe(0);
    await visit(page, '/sync');
    await page.getByText('送信待ちの変更はありません').waitFor();
  });

  test('sees in the preview what visitors see', async () => {
    const page = await stars.open('general');
    await visit(page, `${OWN}?preview=true`);
    expect(await page.getByRole('button', { name: /編集|追加/ }).count()).toBe(0);
    expect(await page.getByText('ご本人だけに見える欄です').count()).toBe(0);
  });
});

describe('on the page of somebody else', () => {
  test('follows, and stops following', async () => {
    const page = await stars.open('general');
    await visit(page, ANOTHER);
    const follow = page.getByRole('button', { name: /^フォローする\s*：.+さん$/ });
    const unfollow = page.getByRole('button', { name: /^フォロー中\s*：.+さん/ });
    await follow.click();
    await unfollow.waitFor();
    await page.reload();
    await unfollow.click();
    await follow.waitFor();
  });

  test('keeps an article with the star and finds it among the kept', async () => {
    const page = await stars.open('general');
    await visit(page, `${ANOTHER}?tab=articles_blogs`);
    const star = page.getByRole('button', { name: /を保存する$/ }).first();
    const name = ((await star.getAttribute('aria-label')) ?? '').replace(/を保存する$/, '');
    await star.click();
    await page.getByRole('button', { name: `${name}を保存から外す` }).waitFor();
    await visit(page, `${OWN}?tab=bookmark`);
    await page.getByRole('link', { name }).first().waitFor();
  });

  test('whoever is not signed in is told how to keep an article', async () => {
    const page = await stars.open('anonymous');
    await visit(page, `${ANOTHER}?tab=articles_blogs`);
    await page
      .getByRole('button', { name: /を保存する$/ })
      .first()
      .click();
    await page.getByText('ログインすると、記事を保存できます。').waitFor();
  });
});
