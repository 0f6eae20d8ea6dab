import { inTime } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled, visit } from '../places/settled.ts';
import { testAppPerFile } from '../test-app/per-file.ts';
import { openSession } from '../test-app/signed-in.ts';
import { countMissing, OFFERED, SILENT_PAGES, take, takeWhileWoken } from './offered-release.ts';
import {
  arrived,
  arrivedInTime,
  buildOf,
  cached,
  follow,
  phones,
  visitWithWorker,
  waitingWorker,
  workerStopper,
} from './phone.ts';

const app = testAppPerFile();
const open = phones(app);

const offer = (page: Page) => page.getByText('新しいバージョンの名鑑があります');
/** No other file names the first of them, so that the pages which are open here do without the others. */
const FEW = /^(?:index|privacy|account)-/;

/** How often a page was loaded since; in the tab's own memory, which a reload does not empty. */
async function countLoads(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() =>
    sessionStorage.setItem('loads', `${Number(sessionStorage.getItem('loads') ?? 0) + 1}`),
  );
  return () => page.evaluate(() => Number(sessionStorage.getItem('loads') ?? 0));
}

/**
 * Time passes until the page is of this release: when it begins to ask for releases is its own affair. In leaps that are shorter
 * than the 10 s for which it waits for what is saved: it would stay as it is where these passed at once.
 */
async function letTimePass(page: Page, { mark }: { readonly mark: string }): Promise<void> {
  const passing = async () => {
    await page.clock.fastForward(9_000);
    return (await buildOf(page))?.startsWith(mark);
  };
  await expect.poll(passing, { interval: 1_000, timeout: 120_000 }).toBe(true);
}

/** Which of the files cannot be had, with nothing in the browser's own cache. */
async function missingOf(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  const statuses = page.evaluate(
    (all) =>
      Promise.all(
        all.map((path) =>
          fetch(path)
            .then(({ ok }) => ok)
            .catch(() => false),
        ),
      ),
    paths,
  );
  const here = await inTime('the files', statuses);
  return paths.filter((_path, index) => !here[index]);
}

test('F47 F48 G11: a page that is open while a release waits finds every part of its own build, and takes the release when opened anew', async () => {
  const { front, context, page } = await open();
  const missing = await countMissing(page);
  await visitWithWorker(page, '/terms');
  const build = await buildOf(page);
  const own = (await cached(page)).map(({ path }) => path).filter((path) => path.startsWith('/assets/'));
  const released = front.deploy();
  front.spoil(({ path }) => (/^\/assets\/account-/.test(path) ? 'page-instead' : undefined));
  expect(await waitingWorker(page)).toBe(false);
  await page.reload();
  await settled(page);
  expect(await buildOf(page)).toBe(build);

  // Its person has begun to use the page: one that nobody has touched takes what comes to wait while it begins.
  await page.keyboard.press('Shift');
  front.spoil(() => undefined);
  // Fetched, it must wait: taking over now would drop the parts of this page.
  await expect.poll(() => waitingWorker(page)).toBe(true);
  await follow(page, '/search');
  await context.setOffline(true);
  for (const path of SILENT_PAGES) await follow(page, path);
  expect(own.length).toBeGreaterThan(50);
  expect(await missingOf(page, own)).toEqual([]);
  const waiting = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  expect([await missing(), await buildOf(page), waiting]).toEqual([0, build, 'installed']);

  await context.setOffline(false);
  await page.reload();
  await arrived(page, released);
  expect(await offer(page).count()).toBe(0);
});

const again = (page: Page) => page.getByRole('button', { name: 'もう一度読み込む' });

test('F47 F54: a page without a worker whose parts are gone starts anew once, and says so where that does not help', async () => {
  const { front, page } = await open({ serviceWorkers: 'block' });
  await page.clock.install();
  const loads = await countLoads(page);
  await visit(page, '/terms');
  const released = front.deploy();
  await page.evaluate(() => history.pushState({}, '', '/privacy'));
  await arrived(page, released);
  await page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' }).waitFor();
  expect(await loads()).toBe(2);

  front.spoil(({ path }) => (/\/explanation-top-page-/.test(path) ? 'page-instead' : undefined));
  await page.evaluate(() => history.pushState({}, '', '/explanation-top-page'));
  await page.waitForFunction(() => sessionStorage.getItem('loads') === '3');
  await again(page).click();
  await again(page).waitFor();
  expect(await loads()).toBe(3);

  const required = front.deploy();
  front.requireUpdates();
  await letTimePass(page, required);
  await arrived(page, required);
});

/** A signed-in tab in which a form is half written, and another tab; answers what the first has asked when it was to be left. */
async function writeInOneOfTwo() {
  const { front, context, page: written } = await open();
  await context.clock.install();
  const session = await openSession(app.running.url, 'general');
  await context.addInitScript((kept) => Object.assign(localStorage, kept), session);
  const questions: string[] = [];
  written.on('dialog', (question) => {
    questions.push(question.type());
    void question.dismiss();
  });
  const other = await context.newPage();
  await visitWithWorker(other, '/terms');
  await visitWithWorker(written, '/profile/kurosaki-mio');
  const form = written.getByRole('dialog', { name: 'プロフィールを編集' });
  const edit = () => written.getByRole('button', { name: '編集する' }).click();
  await edit();
  await form.getByLabel('肩書き').fill('灯台守、書きかけ');
  return { front, context, written, other, form, edit, questions };
}

test('F21 F53 F54 G9 G11: a release is offered within a minute, waits an hour when put off, and starts both tabs anew once without a loss', async () => {
  const { front, context, written, other, form, edit, questions } = await writeInOneOfTwo();
  const loads = [await countLoads(written), await countLoads(other)];
  const before = front.asked.length;
  front.deploy({ changed: FEW });
  await context.clock.fastForward(45_000);
  await offer(written).waitFor(OFFERED);
  await offer(other).waitFor(OFFERED);
  await other.getByText('更新しても残ります。').waitFor();
  const fetched = front.asked.slice(before).filter((path) => path.startsWith('/assets/'));
  expect(fetched.length).toBeGreaterThan(2);
  expect(fetched.filter((path) => !FEW.test(path.slice('/assets/'.length)))).toEqual([]);
  expect(await form.getByLabel('肩書き').inputValue()).toBe('灯台守、書きかけ');
  expect(await written.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');

  await other.getByRole('button', { name: 'あとで' }).click();
  for (const tab of [written, other]) await offer(tab).waitFor({ state: 'detached' });
  const released = front.deploy({ changed: FEW });
  await context.clock.fastForward(50 * 60_000);
  await waitingWorker(other);
  expect(await offer(other).count()).toBe(0);
  await context.clock.fastForward(11 * 60_000);
  await offer(other).waitFor(OFFERED);
  expect(await Promise.all(loads.map((count) => count()))).toEqual([0, 0]);

  const stopWorker = await workerStopper(other);
  await take(other);
  for (const tab of [written, other]) await arrivedInTime(tab, released, stopWorker);
  expect(questions).toEqual([]);
  await edit();
  await form.getByText('書きかけの内容を復元しました').waitFor();
  expect(await form.getByLabel('肩書き').inputValue()).toBe('灯台守、書きかけ');
  expect(await offer(other).count()).toBe(0);
  expect(await Promise.all(loads.map((count) => count()))).toEqual([1, 1]);

  await written.close();
  const required = front.deploy({ changed: FEW });
  front.requireUpdates();
  await letTimePass(other, required);
  await arrived(other, required);
});

test('F53: a release is taken also in the moment in which the worker that gives way is being woken', async () => {
  const { front, page } = await open();
  await visitWithWorker(page, '/terms');
  const stopWorker = await workerStopper(page);
  const released = front.deploy({ changed: FEW });
  await waitingWorker(page);
  await offer(page).waitFor(OFFERED);
  await stopWorker();
  await takeWhileWoken(page);
  await arrived(page, released);
});
