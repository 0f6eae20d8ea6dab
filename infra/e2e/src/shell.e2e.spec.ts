import { inTime } from '@meikan/testkit';
import { expect, test } from 'vitest';
import { axeFindings, axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { settled, visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });
const PHONE = { width: 360, height: 780 };
const PC = { width: 1280, height: 860 };

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
    // All that the page will load, once its words are painted, though nothing of it has run.
    await expect.poll(() => asked.some((file) => /\/(?:calls|parts)-[\w-]+\.js$/.test(file))).toBe(true);
  },
);

test('H06: markup that is written as text into a page is refused by the browser, and none of it runs', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/terms');
  const outcome = await inTime(
    'the policy to refuse the markup',
    page.evaluate(async () => {
      const broken = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), {
          once: true,
        }),
      );
      const place = document.createElement('div');
      const attempt = () => {
        place.innerHTML = '<img src="x" onerror="document.title = \'ran\'">';
        return 'written';
      };
      const written = await Promise.resolve()
        .then(attempt)
        .catch((error: unknown) => (error instanceof TypeError ? 'refused' : 'broken'));
      return { written, broken: await broken, children: place.childElementCount, title: document.title };
    }),
  );
  expect(outcome).toMatchObject({ written: 'refused', broken: 'require-trusted-types-for', children: 0 });
  expect(outcome.title).not.toBe('ran');
  expect(stars.constellation.complaints.splice(0)).toEqual([expect.stringContaining('TrustedHTML')]);
});

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
  await page.getByRole('heading', { level: 2, name: 'タグから引く' }).waitFor();
  // Not to the very end: the page may be shorter or longer by a row when it is read again.
  const left = 700;
  await page.mouse.wheel(0, left);
  await page.waitForFunction((expected) => scrollY === expected, left);
  await page.reload();
  await settled(page);
  await page.waitForFunction((expected) => Math.abs(scrollY - expected) < 50, left);
});

test('the first stop of the Tab key leads past the header', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/terms');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'main');
});

test('help and demo lead to pages outside, each in a tab of its own, which is said', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/business/landing');
  await page.getByRole('button', { name: 'ログインしていませんのメニュー' }).click();
  const leading = [
    [page.getByRole('menuitem', { name: /^ヘルプ/ }), 'https://help.example/'],
    [page.getByRole('contentinfo').getByRole('link', { name: /^ヘルプ/ }), 'https://help.example/'],
    [page.getByRole('link', { name: /^法人の方へ/ }), 'https://help.example/business'],
    [page.getByRole('main').getByRole('link', { name: /^デモを見る/ }), 'https://demo.example/'],
  ] as const;
  for (const [link, address] of leading) {
    await link.and(page.locator(`[href="${address}"][target="_blank"][rel~="noopener"]`)).waitFor();
    expect(await link.innerText()).toMatch(/新しいタブ/);
  }
});

test('a feed and a business account are registered from a PC; a phone says so, and hands the address on', async () => {
  const owner = await stars.open('general', { viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  await visit(owner, '/profile/kurosaki-mio');
  await owner.getByRole('button', { name: 'RSSから登録' }).first().click();
  const feeds = owner.getByRole('dialog', { name: 'RSSから登録' });
  await feeds.getByText('フィードの登録はパソコンで').waitFor();
  const register = feeds.getByRole('button', { name: 'フィードを登録' });
  expect(await register.isVisible()).toBe(false);
  expect(await axeFindingsAbove(owner)).toEqual([]);
  await feeds.getByRole('button', { name: 'アドレスをコピー' }).click();
  await owner.getByText('アドレスをコピーしました').waitFor();
  expect(await owner.evaluate(() => navigator.clipboard.readText())).toMatch(/\/profile\/kurosaki-mio$/);
  await owner.setViewportSize(PC);
  await register.waitFor();

  const firm = await stars.open('anonymous', { viewport: PHONE });
  await visit(firm, '/business/landing');
  await firm.getByText('法人アカウントの作成はパソコンで').waitFor();
  const send = firm.getByRole('link', { name: 'メールで送る' });
  expect(decodeURIComponent((await send.getAttribute('href')) ?? '')).toMatch(/\/business\/landing$/);
  expect(await firm.getByRole('link', { name: '法人アカウントを作る' }).isVisible()).toBe(false);
  await firm.goto('/login/business?mode=register');
  await firm.getByRole('link', { name: '法人アカウントを作る' }).click();
  await firm.getByText('法人アカウントの登録はパソコンで').waitFor();
  expect(await axeFindings(firm)).toEqual([]);
  const sign = firm.getByRole('button', { name: '登録する' });
  expect(await sign.isVisible()).toBe(false);
  await firm.setViewportSize(PC);
  await sign.waitFor();
});
