import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { settled, visit } from './places/settled.ts';

const stars = constellationPerFile();

test.each([
  ['/nowhere', 'ページが見つかりませんでした'],
  ['/profile/nobody-at-all', 'プロフィールが見つかりませんでした'],
])('%s is answered 404, and the page says what to do next', async (path, heading) => {
  const page = await stars.open('anonymous');
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'トップへ戻る' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test.each([
  ['/profile/kurosaki-mio', '黒﨑 澪', /二重課金/],
  ['/companies/tsubame-kanjo', '株式会社つばめ勘定', /月末の締め/],
])(
  '%s says whom it is about before any script has come, and asks for its own scripts at once',
  async (path, name, text) => {
    const page = await stars.open('anonymous');
    const asked: string[] = [];
    await page.route('**/assets/*.js', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(text).waitFor();
    // All that the page will load, though nothing of it has run.
    expect(asked.some((file) => /\/(?:calls|parts)-[\w-]+\.js$/.test(file))).toBe(true);
  },
);

test('an answer that hangs does not hold up the app: it stands soon, and the page follows when the answer comes', async () => {
  const page = await stars.open('anonymous');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/company/tsubame-kanjo', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/companies/tsubame-kanjo');
  await page.getByRole('banner').getByRole('combobox', { name: '人・会社・サービスを検索' }).waitFor();
  expect(await page.getByRole('button', { name: 'URLをコピー' }).count()).toBe(0);
  held.resolve();
  await page.getByRole('button', { name: 'URLをコピー' }).waitFor();
});

test('another page begins at its top; going back returns to where one was', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: '利用規約' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await page.getByRole('heading', { level: 1, name: '利用規約' }).waitFor();
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await page.waitForFunction((expected) => Math.abs(scrollY - expected) < 200, left);
});

test('the first page of a visit comes whole, though in steps; a reload returns to where one was', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/');
  await page.getByRole('heading', { level: 2, name: 'タグから引く' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await page.reload();
  await settled(page);
  await page.waitForFunction((expected) => Math.abs(scrollY - expected) < 50, left);
});

test('a dialog takes the focus, holds it, and gives it back, by keys alone', async () => {
  const page = await stars.open('general');
  await visit(page, '/profile/kurosaki-mio');
  const edit = page.getByRole('button', { name: '編集する' });
  await edit.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'プロフィールを編集' });
  await dialog.locator(':focus').waitFor();
  const controls = await dialog.locator('input, textarea, button').count();
  for (let step = 0; step <= controls; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.locator(':focus').count(), `after ${step + 1} steps`).toBe(1);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await dialog.locator(':focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('編集する'));
});

test('the first stop of the Tab key leads past the header', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/terms');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'main');
});
