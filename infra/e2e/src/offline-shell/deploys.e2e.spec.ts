import { inTime } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { openSession } from '../constellation/signed-in.ts';
import { settled, visit } from '../places/settled.ts';
import { countMissing, OFFERED, PAGES, SILENT_PAGES, take } from './offered-release.ts';
import { arrived, buildOf, follow, phones, visitWithWorker, waitingWorker } from './phone.ts';

const stars = constellationPerFile();
const open = phones(stars);

const OFFER = '新しい版の名鑑があります';
const offer = (page: Page) => page.getByRole('status').getByText(OFFER);

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

test('F47 G11: an open page finds every part of its own build after a release took the files away, offline too', async () => {
  const { front, context, page } = await open();
  const missing = await countMissing(page);
  await visitWithWorker(page, '/');
  const build = await buildOf(page);
  front.deploy();
  // Fetched, it must wait: taking over now would drop the parts of this page.
  await waitingWorker(page);
  for (const path of PAGES) await follow(page, path);
  await context.setOffline(true);
  for (const path of SILENT_PAGES) await follow(page, path);
  const waiting = await inTime(
    'the worker',
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state),
  );
  expect([await missing(), await buildOf(page), waiting]).toEqual([0, build, 'installed']);
});

test('F47: a page without a worker whose parts are gone starts anew, once, on the page that was wanted', async () => {
  const { front, page } = await open({ serviceWorkers: 'block' });
  const loads = await countLoads(page);
  await visit(page, '/terms');
  const released = front.deploy();
  await page.evaluate(() => history.pushState({}, '', '/privacy'));
  await arrived(page, released);
  await page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' }).waitFor();
  expect(await loads()).toBe(2);
});

test('F47: when starting anew does not help, the page says so and does not go round in circles', async () => {
  const { front, page } = await open({ serviceWorkers: 'block' });
  const loads = await countLoads(page);
  await visit(page, '/terms');
  front.spoil((path) => (/\/privacy-/.test(path) ? 'page-instead' : undefined));
  await page.evaluate(() => history.pushState({}, '', '/privacy'));
  await page.getByRole('button', { name: 'もう一度読み込む' }).waitFor();
  await page.waitForFunction(() => sessionStorage.getItem('loads') === '2');
  await page.getByRole('button', { name: 'もう一度読み込む' }).waitFor();
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await page.getByRole('button', { name: 'もう一度読み込む' }).waitFor();
  expect(await loads()).toBe(2);
});

test('G11: a release is offered within a minute, says that edits stay, and is taken by a click', async () => {
  const { front, page } = await open();
  await page.clock.install();
  await visitWithWorker(page, '/terms');
  const released = front.deploy();
  await page.clock.fastForward(45_000);
  await offer(page).waitFor(OFFERED);
  await page.getByText('更新しても残ります。').waitFor();
  await take(page);
  await arrived(page, released);
  await settled(page);
  expect(await offer(page).count()).toBe(0);
});

test('G9: a release fetches the files that changed, and no other', async () => {
  const { front, page } = await open();
  await visitWithWorker(page, '/terms');
  const before = front.asked.length;
  front.deploy({ changed: /^(?:privacy|account|index)-/ });
  await waitingWorker(page);
  const fetched = front.asked.slice(before).filter((path) => path.startsWith('/assets/'));
  expect(fetched.length).toBeGreaterThan(2);
  expect(fetched.filter((path) => !/^\/assets\/(?:privacy|account|index)-/.test(path))).toEqual([]);
});

test('F53: two tabs: taken in one, both start anew, once each', async () => {
  const { front, context, page } = await open();
  const other = await context.newPage();
  await visitWithWorker(page, '/terms');
  await visitWithWorker(other, '/privacy');
  const loads = [await countLoads(page), await countLoads(other)];
  const released = front.deploy();
  await waitingWorker(page);
  await take(page);
  for (const tab of [page, other]) {
    await arrived(tab, released);
    await settled(tab);
  }
  expect(await Promise.all(loads.map((count) => count()))).toEqual([1, 1]);
});

test('F53: a tab in which something is half written starts anew without a question, and has it again', async () => {
  const { front, context, page } = await open();
  const session = await openSession(stars.constellation.url, 'general');
  await context.addInitScript((kept) => Object.assign(localStorage, kept), session);
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.dismiss();
  });
  const other = await context.newPage();
  await visitWithWorker(page, '/profile/kurosaki-mio');
  await visitWithWorker(other, '/privacy');
  const form = page.getByRole('dialog', { name: 'プロフィールを編集' });
  await page.getByRole('button', { name: '編集する' }).click();
  await form.getByLabel('肩書き').fill('灯台守、書きかけ');

  const released = front.deploy();
  await waitingWorker(other);
  await take(other);
  for (const tab of [other, page]) await arrived(tab, released);
  expect(questions).toEqual([]);
  await page.getByRole('button', { name: '編集する' }).click();
  await form.getByText('書きかけの内容を復元しました').waitFor();
  expect(await form.getByLabel('肩書き').inputValue()).toBe('灯台守、書きかけ');
});

test('F21: a release never takes a page away under the hands; later means an hour', async () => {
  const { front, page } = await open();
  await page.clock.install();
  await visitWithWorker(page, '/search');
  const loads = await countLoads(page);
  const field = page.getByRole('combobox').first();
  await field.fill('書きかけ');
  front.deploy();
  await page.clock.fastForward(45_000);
  await offer(page).waitFor(OFFERED);
  expect(await field.inputValue()).toBe('書きかけ');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.getByRole('button', { name: 'あとで' }).click();
  front.deploy();
  await page.clock.fastForward(50 * 60_000);
  await waitingWorker(page);
  expect(await offer(page).count()).toBe(0);
  await page.clock.fastForward(11 * 60_000);
  await offer(page).waitFor(OFFERED);
  expect([await field.inputValue(), await loads()]).toEqual(['書きかけ', 0]);
});

test('a release that waits is taken by itself when the only page is opened anew and nothing was done in it', async () => {
  const { front, page } = await open();
  await visitWithWorker(page, '/terms');
  const released = front.deploy();
  await waitingWorker(page);
  await page.reload();
  await arrived(page, released);
  await settled(page);
  expect(await offer(page).count()).toBe(0);
});

test.each([['with'], ['without']])(
  'F54: a release that must not wait is taken by a page %s a worker without asking',
  async (worker) => {
    const { front, page } = await open({ serviceWorkers: worker === 'with' ? 'allow' : 'block' });
    await page.clock.install();
    if (worker === 'with') await visitWithWorker(page, '/terms');
    else await visit(page, '/terms');
    const released = front.deploy();
    front.requireUpdates();
    await letTimePass(page, released);
    await arrived(page, released);
  },
);
