import { eventually, inTime } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { WITH_WORKER } from '../constellation/start-constellation.ts';
import { visit } from '../places/settled.ts';
import { arrive, editJob, holdBack, jobAtServer, letThrough, OWN, waiting } from './person.ts';

const stars = constellationPerFile();
const LOST = 'ブラウザーがこの端末のデータを消したため';
/** The chip, whether it has found out yet that nothing is sent or not. */
const ONE_WAITS = /この端末に保存しました（1）|未送信1件/;
const NEWER = '新しい版の名鑑が別のタブで開かれました';

/** What the browser of a phone does to a site that was not opened for a week. */
async function clear(page: Page, storageTypes: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: stars.constellation.url, storageTypes });
}

test('F16: a browser that has cleared the databases is found out, once, and the app goes on', async () => {
  const page = await arrive(stars, 'general', WITH_WORKER);
  await holdBack(page);
  await editJob(page, '灯台守、消える');
  await eventually(() => page.evaluate(() => localStorage.getItem('meikan.device-holds')?.includes('true') ?? false));
  await page.goto('/terms');
  await page.getByRole('link', { name: ONE_WAITS }).waitFor();
  await clear(page, 'indexeddb,cache_storage');
  await page.reload();
  await page.getByText(LOST).waitFor();
  await page.getByRole('link', { name: /^同期済み/ }).waitFor();
  await visit(page, OWN);
  await page.getByRole('button', { name: '編集する' }).waitFor();
  expect(await page.getByText(LOST).count()).toBe(0);
});

test('F16: what waited comes back from its copy when the browser has emptied the databases alone', async () => {
  const page = await arrive(stars);
  await holdBack(page);
  await editJob(page, '灯台守、戻る');
  await page.goto('/terms');
  await page.getByRole('link', { name: ONE_WAITS }).waitFor();
  await copied(page, 1);
  await clear(page, 'indexeddb');
  await page.reload();
  await page.getByText('1件は控えから戻しました').waitFor();
  await page.getByRole('link', { name: ONE_WAITS }).waitFor();
  await letThrough(page);
  await page.getByRole('link', { name: /^同期済み/ }).waitFor();
  await copied(page, 0);
  await expect.poll(() => jobAtServer(page)).toBe('灯台守、戻る');
});

test('F16: a copy that a killed tab has left behind catches up at the next start', async () => {
  const page = await arrive(stars);
  await holdBack(page);
  await editJob(page, '灯台守、遅れる');
  await copied(page, 1);
  const [row = ''] = await page.evaluate(copiedRows);
  await page.evaluate(async (row) => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('meikan-mirror-'));
    const copy = await caches.open(name);
    await copy.put('/mirror/rows/999', new Response('{}'));
    await copy.delete(row);
  }, row);
  await page.reload();
  await eventually(async () => (await page.evaluate(copiedRows)).join() === row);
});

/** Waits until the copy holds so many edits. */
const copied = (page: Page, count: number): Promise<unknown> =>
  eventually(async () => (await page.evaluate(copiedRows)).length === count);

/** Runs in the page: the addresses of the edits that the copy holds. */
async function copiedRows(): Promise<readonly string[]> {
  const name = (await caches.keys()).find((one) => one.startsWith('meikan-mirror-'));
  const keys = name === undefined ? [] : await (await caches.open(name)).keys();
  return keys.flatMap(({ url }) => (url.includes('/rows/') ? [url] : []));
}

test('F13: a later shape of the database closes this page off, says so, and loses nothing', async () => {
  const page = await arrive(stars);
  await holdBack(page);
  await editJob(page, '灯台守、新しい版');
  const newer = await page.context().newPage();
  await newer.goto('/version.json');
  await inTime(
    'the database to be of a later shape',
    newer.evaluate(async () => {
      const { name = '' } = (await indexedDB.databases()).find((one) => one.name?.startsWith('meikan-core-')) ?? {};
      await new Promise((resolve, reject) => {
        const opening = indexedDB.open(name, 1000);
        opening.onupgradeneeded = () => opening.transaction?.objectStore('meta').put({ key: 'schema', value: 100 });
        opening.onsuccess = () => resolve(opening.result.close());
        opening.onerror = () => reject(opening.error);
      });
    }),
  );
  await page.bringToFront();
  await page.getByText(NEWER).waitFor();

  await letThrough(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: '再読み込み' }).click();
  await page.getByRole('link', { name: /更新すると1件を送れます/ }).waitFor();
  expect(await waiting(page)).toBe(1);
  expect(asked).not.toContain('/api/commands');
});
