import { DEMO_ACCOUNTS } from '@meikan/local';
import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { fillInSignIn } from './constellation/sign-in.ts';
import { visit } from './places/settled.ts';

const DEMO = DEMO_ACCOUNTS.general;
const stars = constellationPerFile();

/** An admin's word, given from the admin's own page. */
const asAdmin = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([url, sent]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('meikan.session')}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      const answer = await fetch(url, { method: 'PUT', headers, body: sent });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    },
    [path, JSON.stringify(body)] as const,
  );

const ownId = (page: Page) =>
  page.evaluate((): string => JSON.parse(localStorage.getItem('meikan.account') ?? '{}').id ?? '');

test('the account keeps the plan that is ACTIVE and shows since when; a plan that ended is kept no longer', async () => {
  const [page, admin] = [await stars.open('general'), await stars.open('admin')];
  const plan = page.getByRole('main').getByText(/^(?:無料プラン|有料プラン（\d{4}\/\d{1,2}\/\d{1,2}から）)$/);
  /** The read model follows the admin's word within moments. */
  const shows = (word: string) =>
    eventually(async () => {
      await visit(page, '/account');
      await plan.waitFor();
      return (await plan.innerText()).startsWith(word);
    });
  await Promise.all([shows('有料プラン'), visit(admin, '/account')]);
  const id = await ownId(page);
  await asAdmin(admin, `/api/users/${id}/disable-paid-account`, {});
  await shows('無料プラン');
  await asAdmin(admin, `/api/users/${id}/make-paid-account`, {});
  await shows('有料プラン');
});

test('an owner who is asked for an update sees it on the own profile; visitors do not', async () => {
  const [page, admin, visitor] = [
    await stars.open('general'),
    await stars.open('admin'),
    await stars.open('anonymous'),
  ];
  const profile = '/profile/kurosaki-mio';
  await visit(admin, profile);
  await admin.getByRole('switch', { name: /更新のお願い/ }).click();
  await admin.getByText('設定を変更しました').first().waitFor();
  await admin.getByRole('switch', { name: /更新のお願い/, checked: true }).waitFor();
  await Promise.all([visit(page, profile), visit(visitor, profile)]);
  await page.getByText('更新のお願いが届いています').waitFor();
  expect(await visitor.getByText('更新のお願いが届いています').count()).toBe(0);
});

describe('signing in', () => {
  const processing = (page: Page) => page.getByRole('status').getByText('ログインしています');

  test.each(['login', 'register'] as const)(
    'to %s shows that it is going on until the session is there',
    async (mode) => {
      const page = await stars.open('anonymous');
      const held = Promise.withResolvers<void>();
      await page.route('**/.well-known/openid-configuration', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(`/login?mode=${mode}`);
      await processing(page).waitFor();
      held.resolve();
      await page.getByRole('heading', { name: mode === 'login' ? 'ログイン' : '新規登録' }).waitFor();
    },
  );

  test('that failed says so, and nothing of it is left once it succeeds', async () => {
    const page = await stars.open('anonymous');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/users/initialize', async (route) => {
      await held.promise;
      await route.abort();
    });
    await page.goto('/login?returnTo=/terms');
    await page.getByLabel('メールアドレス').fill(DEMO.email);
    await page.getByLabel('パスワード', { exact: true }).fill(DEMO.password);
    await page.getByRole('button', { name: 'ログインする' }).click();
    await processing(page).waitFor();
    held.resolve();
    await page.getByText('ログイン失敗').waitFor();
    await page.unroute('**/api/users/initialize');
    await page.getByRole('button', { name: 'もう一度ログインする' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('button', { name: /(?<!ログインしていません)のメニュー$/ }).waitFor();
    expect(await page.getByText('ログイン失敗').count()).toBe(0);
  });
});

test('pressing how one uses a service without an account leads through the step that asks for one, and back', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/companies/tsubame-kanjo');
  const press = page.getByRole('button', { name: '個人で利用' });
  await press.click();
  const step = page.getByRole('dialog', { name: 'ログインが必要です' });
  await step.getByRole('button', { name: 'キャンセル' }).click();
  await step.waitFor({ state: 'detached' });
  expect(await press.getAttribute('aria-pressed')).toBe('false');
  await press.click();
  await step.getByRole('button', { name: 'ログインする' }).click();
  await fillInSignIn(page, DEMO);
  await page.waitForURL((url) => url.pathname === '/companies/tsubame-kanjo');
});

// The specification's 「Unable to sign out. Please refresh and try again.」 is said in Japanese, with what was in the way.
test('a sign-out that fails says so in Japanese, and to reload and try again; one stays signed in', async () => {
  const page = await stars.open('general');
  await visit(page, '/account');
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('the disk is broken', 'UnknownError');
    };
  });
  await page.getByRole('button', { name: /のメニュー$/ }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await page.getByText(/ログアウトできませんでした。再読み込みしてから、もう一度お試しください。$/).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('meikan.session'))).toMatch(/^st_/);
  // It is reported as the fault it is, and nothing else is.
  const broken = expect.stringMatching(/ threw: (?:DatabaseClosed|OpenFailed|Unknown)Error/);
  expect(stars.constellation.complaints.splice(0)).toEqual([broken]);
});
