import { inTime } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { openFront } from '../offline-shell/front.ts';
import { visitWithWorker } from '../offline-shell/phone.ts';
import { devicePerFile, picturesDrawn, saveThisPage, storedText } from './device.ts';
import { limitStorage } from './limit-storage.ts';

const stars = constellationPerFile();
const device = devicePerFile(stars);

const PERSON = '/profile/kurosaki-mio';
const NAME = '黒﨑 澪';
const OTHER = '/profile/takahashi-kiichi';

/** Makes an administrator's request with the session that the page holds. */
async function asAdmin(path: string): Promise<void> {
  const page = await stars.open('admin');
  await page.goto('/terms');
  const status = await page.evaluate(async (address) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('meikan.session')}`,
      'idempotency-key': crypto.randomUUID(),
    };
    return (await fetch(address, { method: 'PUT', headers })).status;
  }, path);
  expect(status).toBe(200);
}

test('F23: without storage the button says why it cannot save, and so does the list', async () => {
  const page = await stars.open('anonymous');
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await page.goto(PERSON);
  await page.getByText('この画面では端末に保存できません').waitFor();
  await page.getByRole('button', { name: 'オフライン用に保存', disabled: true }).waitFor();
  await page.goto('/saved');
  await page.getByRole('heading', { level: 1, name: 'この画面では端末に保存できません' }).waitFor();
});

test('F45: no cache and no address of a cache holds an answer of the API, or who is signed in', async () => {
  await device.use(async (page) => {
    await visitWithWorker(page, PERSON);
    await saveThisPage(page);
    const keys = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((path) => /^\/(?:api|oidc|identity|dev)\b/.test(path))).toEqual([]);
    expect(await page.title()).not.toContain('@');
  });
});

test('F51: a server that takes the question and never answers does not hold up what is saved', async () => {
  await using front = await openFront(stars.constellation.url);
  await device.use(
    async (page) => {
      await visitWithWorker(page, PERSON);
      await saveThisPage(page);
      front.spoil((path) => (/^\/(?:api|images)\//.test(path) ? 'hangs' : undefined));
      await page.goto(PERSON);
      await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
      await page.getByRole('status').getByText('に保存した内容です').waitFor();
      await picturesDrawn(page, 1);
    },
    { baseURL: front.url },
  );
});

/** The whole notice that a copy went. */
const purged = (page: Page) => page.getByText(`「${NAME}」は公開されなくなったため、端末の保存から外しました。`);

test('F44: what is not shown any more leaves the device with the next look, and says so', async () => {
  await asAdmin('/api/users/kurosaki-mio/disable');
  try {
    await stars.constellation.house.projections.caughtUp();
    await device.use(async (page) => {
      await page.goto('/saved');
      await page.getByRole('button', { name: `${NAME}を新しくする` }).click();
      await purged(page).waitFor();
      await page.getByRole('link', { name: NAME }).waitFor({ state: 'detached' });
      expect(await storedText(page)).not.toContain(NAME);
    });
  } finally {
    await asAdmin('/api/users/kurosaki-mio/activate');
  }
});

test('F15: a full device makes room by pictures that nobody asked for, and saves', async () => {
  await device.use(async (page) => {
    await visitWithWorker(page, OTHER);
    await fillPictures(page);
    await limitStorage(page);
    await saveThisPage(page);
    expect(
      await page.evaluate(async () => (await caches.open('meikan-pictures-visitor')).match('/images/ballast')),
    ).toBe(undefined);
  });
});

test('F15: a device that stays full refuses the save in words, and leaves everything else alone', async () => {
  await device.use(async (page) => {
    await page.goto('/companies/tsubame-kanjo');
    await fillElsewhere(page);
    await limitStorage(page);
    await page.getByRole('button', { name: 'オフライン用に保存' }).click();
    await page.getByText('端末の空きが足りず、保存できませんでした。').waitFor();
    expect(await page.evaluate(async () => (await (await caches.open('meikan-core-stand-in')).keys()).length)).toBe(1);
  });
});

/** A picture of nothing, of 4 MB that do not compress, as an earlier visit would have left it. */
const fillPictures = (page: Page) =>
  inTime(
    'a picture of an earlier visit to be kept',
    page.evaluate(async () => {
      const bytes = new Uint8Array(4_000_000);
      for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
      await (await caches.open('meikan-pictures-visitor')).put('/images/ballast', new Response(bytes));
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('meikan-cache-visitor');
        opening.onsuccess = () => resolve(opening.result);
      });
      const writing = database.transaction('pictures', 'readwrite');
      writing.objectStore('pictures').put({ address: '/images/ballast', bytes: bytes.length, savedAt: 0 });
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      database.close();
    }),
  );

/** What this room may never touch. */
const fillElsewhere = (page: Page) =>
  inTime(
    'what is not touched to be kept',
    page.evaluate(async () => {
      const bytes = new Uint8Array(4_000_000);
      for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
      await (await caches.open('meikan-core-stand-in')).put('/ballast', new Response(bytes));
    }),
  );
