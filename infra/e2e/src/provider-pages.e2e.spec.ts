import { DEMO_ACCOUNTS } from '@meikan/local';
import { eventually } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { axeFindings, axeFindingsAbove } from './accessibility/findings.ts';
import { lookAtNarrow, lookAtWide } from './places/look-at.ts';
import { SERVED } from './places/places.ts';
import { testAppPerFile } from './test-app/per-file.ts';
import { signIn } from './test-app/sign-in.ts';

const app = testAppPerFile();

test('the pages that no test of the app can open are accessible and fit', async () => {
  const page = await app.open('anonymous');
  const found: string[] = [];
  for (const place of SERVED) found.push(...(await lookAtNarrow(page, place)), ...(await lookAtWide(page, place)));
  expect(found).toEqual([]);
});

test('the pages on which somebody changes how they sign in are accessible and fit', async () => {
  const page = await app.open('anonymous');
  await signIn(page, 'general');
  await page.goto('/identity/email');
  await page
    .getByLabel('新しいメールアドレス')
    .fill('kurosaki-mio-of-a-very-long-name@an-address-of-theirs.example.jp');
  await page.getByLabel('いまのパスワード').fill(DEMO_ACCOUNTS.general.password);
  await page.getByRole('button', { name: '確認コードを送る' }).click();
  await page.waitForURL('**/identity/email/code');
  const found: string[] = [];
  for (const path of ['password', 'email', 'email/code', 'changed?what=email'].map((name) => `/identity/${name}`)) {
    const place = { name: path, path, roles: ['general'] } as const;
    found.push(...(await lookAtNarrow(page, place)), ...(await lookAtWide(page, place)));
    expect(page.url()).toContain(path);
  }
  expect(found).toEqual([]);
});

test('a company signs in by address and password, makes an account from a PC only, and a forgotten password is mailed', async () => {
  const page = await app.open('anonymous', { viewport: { width: 360, height: 780 } });
  await page.goto('/login-google');
  await page.waitForURL(/\/identity\/interaction\/[\w-]+\/sign-in$/);
  await page.getByRole('heading', { level: 1 }).waitFor();

  await page.goto('/login/business?mode=register');
  await page.getByText('法人アカウントの登録はパソコンで').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const register = page.getByRole('button', { name: '登録する' });
  expect(await register.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 860 });
  await register.waitFor();

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

test('the request of a new password is not sent before an address is written, nor again while it is on its way', async () => {
  const page = await app.open('anonymous');
  await page.goto('/login');
  await page.getByRole('link', { name: 'パスワードを忘れた' }).click();
  await page.getByRole('heading', { level: 1, name: 'パスワードの再設定' }).waitFor();
  const address = page.url();
  const email = page.getByLabel('メールアドレス');
  const submit = page.getByRole('button', { name: '確認コードを送る' });
  const answersClicks = () => submit.evaluate((button) => getComputedStyle(button).pointerEvents !== 'none');
  expect(await answersClicks()).toBe(false);
  for (const wrong of ['', 'sora', 'sora@']) {
    await email.fill(wrong);
    expect(await answersClicks()).toBe(false);
    await email.press('Enter');
    expect(page.url()).toBe(address);
  }
  expect(await axeFindingsAbove(page)).toEqual([]);
  await email.fill('sora@example.jp');
  expect(await answersClicks()).toBe(true);

  let sent = 0;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/identity/**', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await held;
    }
    await route.continue();
  });
  // A page that is being left answers no questions: what becomes of its button is written down for the next one.
  await submit.evaluate((button) => {
    const note = () => sessionStorage.setItem('off', String(button.hasAttribute('disabled')));
    new MutationObserver(note).observe(button, { attributes: true });
  });
  const { x = 0, y = 0, width = 0, height = 0 } = (await submit.boundingBox()) ?? {};
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  letGo();
  await page.getByRole('heading', { level: 1, name: '確認コードの入力' }).waitFor();
  expect(sent).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('off'))).toBe('true');
  await page.goBack();
  await eventually(() => submit.isEnabled());
});
