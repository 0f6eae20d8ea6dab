import { describe, expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { fillInSignIn } from './constellation/sign-in.ts';
import { signUp } from './constellation/sign-up.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();

describe('somebody who looks around', () => {
  test('goes from the top page to a person, a company and the services', async () => {
    const page = await stars.open('anonymous');
    await visit(page, '/');
    await page.locator('main a[href^="/companies/"]').first().click();
    await page.waitForURL(/\/companies\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: '名鑑 トップページ' }).click();
    await page.locator('main a[href^="/profile/"]').first().click();
    await page.waitForURL(/\/profile\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('navigation', { name: 'おもな案内' }).getByRole('link', { name: '会社をさがす' }).click();
    await page.waitForURL(/\/search/);
  });

  test.each([
    ['as it is written', 'つばめ勘定'],
    ['half width', 'ﾂﾊﾞﾒ勘定'],
    ['hiragana', 'つばめかんじょう'],
  ])('finds a company by its name, %s', async (_how, typed) => {
    const page = await stars.open('anonymous');
    await visit(page, '/terms');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(typed);
    await page
      .getByRole('option', { name: /つばめ勘定/ })
      .first()
      .click();
    await page.waitForURL(/\/companies\/tsubame-kanjo/);
    await page.getByRole('heading', { level: 1, name: /つばめ勘定/ }).waitFor();
  });

  test('sees no edit controls on somebody’s profile', async () => {
    const page = await stars.open('anonymous');
    await visit(page, '/profile/kurosaki-mio');
    expect(await page.getByRole('button', { name: /編集|追加/ }).count()).toBe(0);
    expect(await page.getByText('ご本人だけに見える欄です').count()).toBe(0);
  });
});

test('a newcomer signs up with the mailed code, signs out, and signs in again', async () => {
  const page = await stars.open('anonymous');
  const account = { name: '初瀬 つむぎ', email: 'hajimete@example.jp', password: 'murasaki-no-neko-25' };
  await visit(page, '/');
  await signUp(page, account);
  await page.getByRole('button', { name: '初瀬 つむぎのメニュー' }).click();

  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  const goodbye = page.getByRole('dialog', { name: 'ログアウトしました' });
  await goodbye.getByRole('button', { name: 'ページに戻る' }).click();
  await page.getByRole('button', { name: 'ログインしていませんのメニュー' }).waitFor();

  await page.goto('/login');
  await fillInSignIn(page, account);
  await page.getByRole('button', { name: '初瀬 つむぎのメニュー' }).waitFor();
});
