import { getProfile } from '@meikan/contracts';
import type {} from '@vitest/browser-playwright';
import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { play, Refusal } from '../../app/testing/play.ts';
import { CacheDatabase, pictureCacheName } from './database.ts';
import { savePage } from './testing/save-page.ts';

const PERSON = '/profile/kurosaki-mio';
const NAME = '黒﨑 澪';
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** Everything that this origin stores as text: its databases and both small stores. */
async function storedText(): Promise<string> {
  const parts = [{ ...localStorage }, { ...sessionStorage }].map((store) => JSON.stringify(store));
  for (const name of await Dexie.getDatabaseNames()) {
    const database = await new Dexie(name).open();
    for (const table of database.tables) parts.push(JSON.stringify(await table.toArray()));
    database.close();
  }
  return parts.join('\n');
}

test('F23: saving without storage says why on the button and the list', async () => {
  using opening = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await openPage(PERSON);
  await expect.element(page.getByText(/^この画面では端末に保存できません/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^オフライン用に保存/ })).toBeDisabled();
  await openPage('/saved');
  await expect.element(heading('この画面では端末に保存できません')).toBeVisible();
  expect(opening).toHaveBeenCalled();
});

test('F44: a thing that is no longer public leaves the device with the next look, and says so', async () => {
  await openPage(PERSON);
  await savePage();
  expect(await storedText()).toContain(NAME);
  const gone = { status: 404, code: 'not-found', detail: '見つかりませんでした。' };
  await openPage('/saved');
  play(getProfile, () => new Refusal(gone));
  await page.getByRole('button', { name: `${NAME}を最新にする` }).click();
  await expect.element(page.getByText(`「${NAME}」は公開されなくなったため、端末の保存から外しました。`)).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: NAME })).not.toBeInTheDocument();
  expect(await storedText()).not.toContain(NAME);
});

/** Of 4 MB that do not compress. */
function ballast(): Response {
  const bytes = new Uint8Array(4_000_000);
  for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return new Response(bytes);
}

/** A picture of nothing, as an earlier visit would have left it. */
async function leavePicture(address: string): Promise<void> {
  await (await caches.open(pictureCacheName('visitor'))).put(address, ballast());
  const database = new CacheDatabase('visitor');
  await database.pictures.put({ address, bytes: 4_000_000, savedAt: 0 });
  database.close();
}

/** Lets the site keep no more bytes on this device than told, until what comes back is disposed of. */
async function limitStorage(quotaSize: number): Promise<AsyncDisposable> {
  const { origin } = location;
  await cdp().send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  return { [Symbol.asyncDispose]: async () => void (await cdp().send('Storage.overrideQuotaForOrigin', { origin })) };
}

test('F15: saving on a full device drops pictures that nobody asked for', async () => {
  await openPage(PERSON);
  await leavePicture('/images/ballast');
  const { usage = 0 } = await navigator.storage.estimate();
  await using _limit = await limitStorage(usage);
  await savePage();
  expect(await (await caches.open(pictureCacheName('visitor'))).match('/images/ballast')).toBeUndefined();
});

test('F15: saving on a device that stays full is refused with a message, and changes nothing else', async () => {
  const others = 'meikan-core-stand-in';
  await openPage(PERSON);
  await (await caches.open(others)).put('/ballast', ballast());
  await using _limit = await limitStorage(1);
  await page.getByRole('button', { name: /^オフライン用に保存/ }).click();
  await expect.element(page.getByText(/^端末の空きが足りず、保存できませんでした。/)).toBeVisible();
  expect(await (await caches.open(others)).keys()).toHaveLength(1);
});
