import { Dexie } from 'dexie';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { probeServer } from '../../../api/probe-server.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { sentCommands } from '../../../app/testing/played-server.ts';
import { notices } from '../../../ui/notice/notices.ts';
import { databaseName } from '../../cache/database.ts';
import { presentOutbox } from '../../sync/present.ts';
import { loseEdit } from '../../testing/lost-edit.ts';
import { openQueue, register, reopenQueue, rows } from '../../testing/open-queue.ts';
import { coreName } from './core-database.ts';
import { mirrorName } from './mirror.ts';

const ACCOUNT = 'kurosaki-mio';
const lost = page.getByText(/ブラウザーがこの端末のデータを消したため/);
const oneWaits = page.getByRole('link', { name: /この端末に保存しました（1）|未送信1件/ });
const synced = page.getByRole('link', { name: /^同期済み/ });

/** While the account is away its databases go, as on a phone whose browser clears what was not opened for a week. */
async function clearDatabases(): Promise<void> {
  await openPage('/terms');
  await Promise.all([coreName(ACCOUNT), databaseName(ACCOUNT)].map((name) => Dexie.delete(name)));
}

/** Where the copy holds edits. */
async function copiedRows(): Promise<readonly string[]> {
  if (!(await caches.has(mirrorName(ACCOUNT)))) return [];
  const keys = await (await caches.open(mirrorName(ACCOUNT))).keys();
  return keys.map(({ url }) => url).filter((url) => url.includes('/rows/'));
}

test('F16: cleared databases are detected once, and the app goes on', async () => {
  await openQueue();
  const letThrough = await loseEdit('a-lost');
  await expect.poll(() => localStorage.getItem('meikan.device-holds')).toContain('"kept":true');
  await clearDatabases();
  await caches.delete(mirrorName(ACCOUNT));
  await openQueue();
  await probeServer();
  await expect.element(lost).toBeVisible();
  expect(await rows()).toEqual([]);
  notices.setState(() => []);
  await reopenQueue();
  letThrough();
  await register('a-next');
  await expect.poll(rows).toEqual([]);
  expect(sentCommands).toMatchObject([{ stream: 'article-a-next' }]);
  await expect.element(lost).not.toBeInTheDocument();
});

test('F16: pending edits are restored from their mirror when only the databases were cleared', async () => {
  await openQueue();
  const letThrough = await loseEdit('a-back');
  const [before] = await rows();
  expect(await copiedRows()).toHaveLength(1);
  await clearDatabases();
  await openQueue();
  await expect.element(page.getByText(/1件は控えから戻しました/)).toBeVisible();
  await expect.element(oneWaits).toBeVisible();
  letThrough();
  await (await presentOutbox()).sendNow();
  await expect.element(synced).toBeVisible();
  expect(sentCommands).toMatchObject([{ id: before?.id, stream: 'article-a-back', data: before?.data }]);
  await expect.poll(copiedRows).toEqual([]);
});

test('F16: a mirror left behind by a killed tab catches up at the next start', async () => {
  await openQueue();
  await loseEdit('a-late');
  const [row = ''] = await copiedRows();
  expect(row).toContain('/mirror/rows/1/');
  const copy = await caches.open(mirrorName(ACCOUNT));
  await copy.put('/mirror/rows/999', new Response('{}'));
  await copy.delete(row);
  await reopenQueue();
  await expect.poll(copiedRows).toEqual([row]);
});

test('applied commands are stored under the names of the first release, and read back', async () => {
  await openQueue();
  await register('a-stored');
  await expect.poll(rows).toEqual([]);
  const database = await new Dexie(coreName(ACCOUNT)).open();
  const [stored] = await database.table('landed').toArray();
  database.close();
  expect(stored).toMatchObject({ wish: { type: 'register-article', stream: 'article-a-stored' } });
  expect(stored).not.toHaveProperty('command');
  await reopenQueue();
  const { applied } = await (await presentOutbox()).contents();
  expect(applied).toMatchObject([
    { ack: stored.ack, command: { type: 'register-article', stream: 'article-a-stored' } },
  ]);
});

/** Another tab opens the account's database as a newer app does, in a later shape; it is gone after the test. */
function bringLaterShape(): Promise<void> {
  onTestFinished(
    () =>
      new Promise<void>((done) => {
        indexedDB.deleteDatabase(coreName(ACCOUNT)).onsuccess = () => done();
      }),
  );
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(coreName(ACCOUNT), 1000);
    opening.onupgradeneeded = () => opening.transaction?.objectStore('meta').put({ key: 'schema', value: 100 });
    opening.onsuccess = () => resolve(opening.result.close());
    opening.onerror = () => reject(opening.error);
  });
}

test("F13: a newer database shape closes this page's store, says so, and loses nothing", async () => {
  await openQueue();
  const letThrough = await loseEdit('a-kept');
  const before = await rows();
  let reloads = 0;
  const over = new AbortController();
  onTestFinished(() => over.abort());
  navigation.addEventListener(
    'navigate',
    (event) => {
      if (event.navigationType !== 'reload') return;
      reloads += 1;
      event.preventDefault();
    },
    over,
  );
  await bringLaterShape();
  await expect.element(page.getByText(/新しいバージョンの名鑑が別のタブで開かれました/)).toBeVisible();
  letThrough();
  await page.getByRole('button', { name: '再読み込み' }).click();
  await expect.poll(() => reloads).toBe(1);
  await reopenQueue();
  await probeServer();
  await expect.element(page.getByRole('link', { name: /更新すると1件を送れます/ })).toBeVisible();
  await (await presentOutbox()).sendNow();
  expect((await rows()).map(({ id, data }) => ({ id, data }))).toEqual(before.map(({ id, data }) => ({ id, data })));
  expect(sentCommands).toEqual([]);
});
