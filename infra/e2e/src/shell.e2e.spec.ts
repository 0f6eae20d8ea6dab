import { inTime } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled, visit } from './places/settled.ts';
import { testAppPerFile } from './test-app/per-file.ts';

const app = testAppPerFile();

async function saysItsWordsWithoutScripts(page: Page): Promise<void> {
  const scripts = '**/assets/*.js';
  for (const [path, name, text] of [
    ['/profile/kurosaki-mio', '黒﨑 澪', /二重課金/],
    ['/companies/tsubame-kanjo', '株式会社つばめ勘定', /月末の締め/],
  ] as const) {
    const asked: string[] = [];
    await page.route(scripts, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(text).waitFor();
    // All that the page will load, once its words are painted, though nothing of it has run.
    await expect.poll(() => asked.some((file) => /\/(?:calls|parts)-[\w-]+\.js$/.test(file))).toBe(true);
    await page.unroute(scripts);
  }
}

async function returnsToWhereOneWas(page: Page): Promise<void> {
  await visit(page, '/');
  await page.getByRole('heading', { level: 2, name: 'タグから引く' }).waitFor();
  const canonical = page.locator('link[rel="canonical"]');
  expect(await canonical.getAttribute('href')).toBe(new URL('/', app.running.url).href);
  // Not to the very end: the page may be shorter or longer by a row when it is read again.
  const place = 700;
  await page.mouse.wheel(0, place);
  await page.waitForFunction((expected) => scrollY === expected, place);
  await page.reload();
  await settled(page);
  await page.waitForFunction((expected) => Math.abs(scrollY - expected) < 50, place);

  const link = page.getByRole('contentinfo').getByRole('link', { name: '利用規約' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await page.getByRole('heading', { level: 1, name: '利用規約' }).waitFor();
  await page.waitForFunction(() => scrollY === 0);
  // A browser shares the page that it shows: the head of the first one is gone.
  expect(await page.locator('link[rel="canonical"], meta[property], script[type="application/ld+json"]').count()).toBe(
    0,
  );
  await page.goBack();
  await page.waitForFunction((expected) => Math.abs(scrollY - expected) < 200, left);
}

async function refusesMarkup(page: Page): Promise<void> {
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
  expect(app.running.complaints.splice(0)).toEqual([expect.stringContaining('TrustedHTML')]);
}

test('a page has words before scripts, going back and a reload return to where one was, the head of the first page goes with it, and markup is refused', async () => {
  const page = await app.open('anonymous');
  const strangers: string[] = [];
  const application = new URL(app.running.url).host;
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && host !== application) strangers.push(request.url());
  });
  await saysItsWordsWithoutScripts(page);
  await returnsToWhereOneWas(page);
  await refusesMarkup(page);
  expect(strangers).toEqual([]);
});

// The specification's 「Unable to sign out. Please refresh and try again.」 is said in Japanese, with what was in the way.
test('a sign-out that fails says so in Japanese, and to reload and try again; one stays signed in', async () => {
  const page = await app.open('general');
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
  expect(app.running.complaints.splice(0)).toEqual([broken]);
});
