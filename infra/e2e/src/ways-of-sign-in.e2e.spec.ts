import { DEMO_ACCOUNTS } from '@meikan/local';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testAppPerFile } from './test-app/per-file.ts';
import { fillInSignIn } from './test-app/sign-in.ts';

const app = testAppPerFile();
const PHONE = { viewport: { width: 360, height: 780 } };
const PAGE = '/companies/tsubame-kanjo';

const onPage = (page: Page) => page.waitForURL((url) => url.pathname === PAGE);
const headline = (page: Page) => page.getByRole('heading', { level: 1, name: '株式会社つばめ勘定' }).waitFor();
/** From the page to the provider's form, by the bar at the thumb. */
async function toForm(page: Page): Promise<void> {
  await page.locator('.bbar').getByRole('link', { name: 'ログイン' }).click();
  await page.getByLabel('メールアドレス').waitFor();
}

test('Back from the sign-in is the page it was begun on; after it, and after reloads, one is signed in there', async () => {
  const page = await app.open('anonymous', PHONE);
  await page.goto(PAGE);
  await headline(page);
  await toForm(page);
  await page.goBack();
  await onPage(page);
  await headline(page);

  await toForm(page);
  const callbacks: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/auth/callback?')) callbacks.push(request.url());
  });
  await fillInSignIn(page, DEMO_ACCOUNTS.general);
  await onPage(page);
  const token = () => page.evaluate(() => localStorage.getItem('meikan.session'));
  await expect.poll(token).toMatch(/^st_/);

  await page.goBack();
  await onPage(page);
  await headline(page);
  expect(await token()).toMatch(/^st_/);

  // The answer of the provider is used up by now.
  await page.goto(callbacks[0] ?? '');
  await onPage(page);
  await headline(page);
  expect([await token(), await page.getByText('ログイン失敗').count()]).toEqual([expect.stringMatching(/^st_/), 0]);
});

test('a reload in the middle of the exchange ends signed in on the page that was wanted', async () => {
  const page = await app.open('anonymous', PHONE);
  await page.goto(PAGE);
  await toForm(page);
  const { promise: exchanged, resolve: reached } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/oidc/token', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    reached();
    await new Promise(() => undefined);
  });
  await page.getByLabel('メールアドレス').fill(DEMO_ACCOUNTS.general.email);
  await page.getByLabel('パスワード', { exact: true }).fill(DEMO_ACCOUNTS.general.password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await exchanged;
  await page.reload({ waitUntil: 'commit' });
  await onPage(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('meikan.session'))).toMatch(/^st_/);
});

test('the sign-in shows the icon of the app', async () => {
  const page = await app.open('anonymous', PHONE);
  await page.goto(PAGE);
  await toForm(page);
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  const answer = await page.request.get(icon ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
});

test('where all storage is blocked pages are read, and the sign-in says what to allow', async () => {
  const page = await app.open('anonymous', PHONE);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    const refuseLater = async () => refuse();
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => ({ request: refuseLater, query: refuseLater }) });
    Object.defineProperty(IDBFactory.prototype, 'open', { value: refuse });
    Object.defineProperty(IDBFactory.prototype, 'databases', { value: refuseLater });
    Object.assign(window, {
      BroadcastChannel: class Refused {
        constructor() {
          refuse();
        }
      },
    });
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 2, name: 'タグから引く' }).waitFor();
  await page.goto(PAGE);
  await headline(page);
  await page.locator('.bbar').getByRole('link', { name: '検索' }).click();
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor();
  await page.goto('/account');
  await page.getByText('暗い').click();
  await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
  await page.locator('.bbar').getByRole('link', { name: 'ログイン' }).click();
  await page.getByText('Cookieとサイトデータを許可し').waitFor();
});

test('where nothing more can be kept pages are read, and the sign-in says so', async () => {
  const page = await app.open('anonymous', PHONE);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(PAGE);
  await headline(page);
  await page.locator('.bbar').getByRole('link', { name: 'ログイン' }).click();
  await page.getByText('空き容量を確かめて').waitFor();
});

test('a colour scheme that is chosen breaks no rule of the page, and holds for the browser’s bar and on the sign-in', async () => {
  const page = await app.open('anonymous', { ...PHONE, colorScheme: 'light' });
  const bar = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('content')),
    );
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      Reflect.get(window, 'violations').push(violatedDirective),
    );
  });
  await page.goto('/account');
  await page.getByText('暗い').click();
  await expect.poll(bar).toEqual(['#171411', '#171411']);
  expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
  await page.reload();
  await expect.poll(bar).toEqual(['#171411', '#171411']);
  await toForm(page);
  expect(await bar()).toEqual(['#171411', '#171411']);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
  await page.goto('/account');
  await page.getByText('明るい').click();
  await expect.poll(bar).toEqual(['#FAF7F0', '#FAF7F0']);
  await toForm(page);
  expect(await bar()).toEqual(['#FAF7F0', '#FAF7F0']);
});
