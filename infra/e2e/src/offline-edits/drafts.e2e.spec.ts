import { randomUUID } from 'node:crypto';
import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askToSignOut, halfWritten, readGoodbye } from '../offline-accounts/person.ts';
import { limitStorage } from '../offline-saved/limit-storage.ts';
import { openFront } from '../offline-shell/front.ts';
import { takePicture } from '../pictures/choose-picture.ts';
import { orKept, readWord, synced } from '../places/completion.ts';
import { visit } from '../places/settled.ts';
import { testAppPerFile } from '../test-app/per-file.ts';
import { openSession, signedIn } from '../test-app/signed-in.ts';
import { WITH_WORKER } from '../test-app/start-test-app.ts';
import { deviceFolder, kill, startDevice } from './device.ts';
import { changeElsewhere, ownAtServer, UPLOADED } from './own-at-server.ts';

const app = testAppPerFile();
const OWN = '/profile/kurosaki-mio';
const UPLOAD = '/images/single';

async function openBasics(page: Page) {
  await page.getByRole('button', { name: '編集する' }).click();
  const dialog = page.getByRole('dialog', { name: 'プロフィールを編集' });
  return { dialog, job: dialog.getByLabel('肩書き') };
}

test('F18, F22, F37: a device killed while it sends a picture sends it under the same id, and keeps what was typed in the form', async () => {
  // Each try has words of its own: what an earlier one left at the server is neither of them.
  const [mine, theirs] = [`灯台守、当直 ${randomUUID()}`, `灯台守、非番 ${randomUUID()}`];
  const { url } = app.running;
  const session = await openSession(url, 'general');
  await using front = await openFront(url);
  await using folder = await deviceFolder();
  await using first = await startDevice(front.url, folder.path, session);
  const arrived = Promise.withResolvers<void>();
  const [unheard, heard]: [unknown[], unknown[]] = [[], []];
  front.spoil(({ path, headers }) => {
    if (path === UPLOAD) unheard.push(headers['idempotency-key']);
    return path === UPLOAD ? arrived.resolve : undefined;
  });
  await visit(first.page, OWN);
  await (await openBasics(first.page)).job.fill(mine);
  await halfWritten(first.page, mine);
  await visit(first.page, OWN);
  await first.page.getByRole('button', { name: 'アイコンを変更' }).click();
  await takePicture(first.page);
  await arrived.promise;
  await kill(first);
  await changeElsewhere(url, session['meikan.session'], { job: theirs });

  front.spoil(({ path, headers }) => {
    if (path === UPLOAD) heard.push(headers['idempotency-key']);
    return undefined;
  });
  await using second = await startDevice(front.url, folder.path, session);
  const { page } = second;
  await visit(page, OWN);
  await eventually(() => heard.length > 0);
  await synced(page);
  expect(unheard[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(heard).toEqual([unheard[0]]);
  await eventually(async () => UPLOADED.test((await ownAtServer(page)).avatar ?? ''));
  const { avatar } = await ownAtServer(page);
  expect((await page.request.get(avatar ?? '')).status()).toBe(200);

  const { dialog, job } = await openBasics(page);
  await dialog.getByText('書きかけの内容を復元しました').waitFor();
  expect(await job.inputValue()).toBe(mine);
  await dialog.getByRole('button', { name: '更新する' }).click();
  // Both are kept until their person has chosen.
  await page.locator('header a[href="/sync"]').getByText('要確認 1件').waitFor({ state: 'attached' });
  expect((await ownAtServer(page)).job).toBe(theirs);
});

test('F15, F23: on a device that is full from the start one edits, and signs out, as ever', async () => {
  const { url } = app.running;
  const page = await app.open('anonymous', {
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
