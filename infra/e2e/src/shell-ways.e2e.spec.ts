import { describe, expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });

test('an address that leads nowhere is titled Not Found, and says what may have happened (company-side.md 2.1)', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/nowhere');
  expect(await page.title()).toContain('Not Found');
  await page.getByText('URLが変わったか、ページが削除された可能性があります。').waitFor();
});

describe('an address without a page of its own', () => {
  test.each([
    ['/companies', 'anonymous', /\/search$/],
    ['/companies', 'business', /\/companies\/ai-no-ito$/],
    ['/company-blog', 'anonymous', /\/\?tab=TECH_DESIGN_PM$/],
    ['/login-google', 'anonymous', /\/identity\/interaction\/[\w-]+\/sign-in$/],
  ] as const)('%s leads %s on', async (path, role, goal) => {
    const page = await stars.open(role);
    await page.goto(path);
    await page.waitForURL(goal);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

test('the header leads a business account to its own page, in a tab of its own, and nobody else', async () => {
  const own = await stars.open('business');
  await visit(own, '/search');
  const link = own.getByRole('navigation', { name: 'おもな案内' }).getByRole('link', { name: /自社ページを編集/ });
  const [opened] = await Promise.all([own.context().waitForEvent('page'), link.click()]);
  await opened.waitForURL(/\/companies\/ai-no-ito$/);
  const reader = await stars.open('general');
  await visit(reader, '/search');
  expect(await reader.getByRole('link', { name: /自社ページを編集/ }).count()).toBe(0);
});

test('the footer says whose the house is, and who runs it', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/search');
  const footer = page.getByRole('contentinfo');
  await footer.getByText(/^© \d{4}名鑑$/).waitFor();
  await footer.getByRole('link', { name: '運営会社' }).click();
  await page.waitForURL(/\/terms#operator$/);
  await expect.poll(() => page.locator('#operator').isVisible()).toBe(true);
});

test('companies are told what an account costs, who enters what they publish, and when it is shown', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/business/landing');
  for (const words of [
    /作成に費用はかかりません/,
    /運営が無料で代行します。ふつうは3日以内/,
    /1日ほどでトップページに/,
  ])
    await page.getByText(words).waitFor();
});

test('a company signs in by address and password, finds the way to an account, and a forgotten password is mailed', async () => {
  const page = await stars.open('anonymous');
  await page.goto('/login/business');
  await page.getByRole('textbox', { name: 'メールアドレス' }).waitFor();
  await page.getByLabel('パスワード', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'ログインする' }).waitFor();
  const create = page.getByRole('link', { name: '法人アカウントを作る' });
  expect(await create.getAttribute('href')).toContain('/sign-up?mode=business');
  await page.getByRole('link', { name: 'パスワードを忘れた' }).click();
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('nobody@example.jp');
  await page.getByRole('button', { name: '確認コードを送る' }).click();
  await page.getByText(/に送りました。/).waitFor();
  await page.getByRole('link', { name: 'ログインに戻る' }).click();
  await page.getByRole('button', { name: 'ログインする' }).waitFor();
});

test('the privacy policy tells what goes to others from here, and what minors need', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/privacy');
  for (const [name, words] of [
    ['外部への送信', '外部の事業者へ情報を送るしくみは、どのページにもありません'],
    ['未成年の方へ', '18歳未満の方は'],
  ] as const) {
    await page.getByRole('heading', { level: 2, name }).waitFor();
    await page.getByText(words).waitFor();
  }
});

test('no page asks anybody but this house for anything', async () => {
  const page = await stars.open('anonymous');
  const strangers: string[] = [];
  const house = new URL(stars.constellation.url).host;
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && host !== house) strangers.push(request.url());
  });
  for (const path of ['/', '/profile/kurosaki-mio', '/companies/tsubame-kanjo', '/search-service'])
    await visit(page, path);
  expect(strangers).toEqual([]);
});
