import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { openSession, signedIn } from '../constellation/signed-in.ts';
import { WITH_WORKER } from '../constellation/start-constellation.ts';
import { askToSignOut, halfWritten, readGoodbye } from '../offline-accounts/person.ts';
import { limitStorage } from '../offline-saved/limit-storage.ts';
import { takePicture } from '../pictures/choose-picture.ts';
import { orKept, readWord, synced } from '../places/completion.ts';
import { visit } from '../places/settled.ts';
import { deviceFolder, kill, startDevice } from './device.ts';
import { changeElsewhere, ownAtServer, UPLOADED } from './own-at-server.ts';

const stars = constellationPerFile();
const OWN = '/profile/kurosaki-mio';
const UPLOAD = '/images/single';

async function openBasics(page: Page) {
  await page.getByRole('button', { name: '編集する' }).click();
  const dialog = page.getByRole('dialog', { name: 'プロフィールを編集' });
  return { dialog, job: dialog.getByLabel('肩書き') };
}

test('F18, F22, F37: killed before it heard that its picture had arrived, a device sends it under the same id, and has what was typed still in the form, as an edit of what stood there then', async () => {
  const { url } = stars.constellation;
  await using folder = await deviceFolder();
  const first = await startDevice(stars, folder.path);
  const ids: (string | undefined)[] = [];
  await visit(first.page, OWN);
  await (await openBasics(first.page)).job.fill('灯台守、当直');
  await halfWritten(first.page, '灯台守、当直');
  await visit(first.page, OWN);
  const taken = Promise.withResolvers<void>();
  await first.page.route(`**${UPLOAD}`, async (route) => {
    await route.fetch();
    ids.push(route.request().headers()['idempotency-key']);
    // The upload may have arrived before the dialog has closed.
    await taken.promise;
    await kill(first);
  });
  await first.page.getByRole('button', { name: 'アイコンを変更' }).click();
  await takePicture(first.page);
  taken.resolve();
  await eventually(() => !first.context.browser()?.isConnected());
  await changeElsewhere(url, first.session['meikan.session'], { job: '灯台守、非番' });

  await using second = await startDevice(stars, folder.path, first.session);
  const { page } = second;
  page.on('request', (request) => {
    if (request.url().endsWith(UPLOAD)) ids.push(request.headers()['idempotency-key']);
  });
  await visit(page, OWN);
  await eventually(() => ids.length === 2);
  await synced(page);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
  await eventually(async () => UPLOADED.test((await ownAtServer(page)).avatar ?? ''));
  const { avatar } = await ownAtServer(page);
  expect((await page.request.get(avatar ?? '')).status()).toBe(200);

  const { dialog, job } = await openBasics(page);
  await dialog.getByText('書きかけの内容を復元しました').waitFor();
  expect(await job.inputValue()).toBe('灯台守、当直');
  await dialog.getByRole('button', { name: '更新する' }).click();
  // Both are kept until their person has chosen.
  await page.locator('header a[href="/sync"]').getByText('要確認 1件').waitFor({ state: 'attached' });
  expect((await ownAtServer(page)).job).toBe('灯台守、非番');
});

test('F15, F23: on a device that is full from the start one edits, and signs out, as ever', async () => {
  const { url } = stars.constellation;
  const page = await stars.open('anonymous', {
    ...WITH_WORKER,
    ...signedIn(url, await openSession(url, 'general')),
  });
  // A page of the site that is none of the app's.
  await page.goto('/robots.txt');
  await limitStorage(page, 1);
  await visit(page, OWN);
  const { dialog, job } = await openBasics(page);
  await job.fill('灯台守、満杯');
  await dialog.getByRole('button', { name: '更新する' }).click();
  await readWord(page, orKept('更新が完了しました'));
  await page.getByText('灯台守、満杯').first().waitFor();
  await askToSignOut(page);
  await readGoodbye(page);
});
