import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { constellationPerFile } from '../constellation/per-file.ts';
import { WITH_WORKER } from '../constellation/start-constellation.ts';
import { haveSaved } from '../offline-saved/device.ts';
import { choosePicture, PNG, takePicture } from '../pictures/choose-picture.ts';
import { visit } from '../places/settled.ts';
import { deviceFolder, kill, startDevice } from './device.ts';

const stars = constellationPerFile();
const UPLOAD = '**/images/single';
const OWN = '/profile/kurosaki-mio';

const profile = z.object({ payload: z.object({ avatar: z.string().nullable() }) });
/** The uploaded picture that the profile names, once the read model has come as far. */
async function uploadedAvatar(page: Page): Promise<string> {
  let avatar: string | null = null;
  await eventually(async () => {
    avatar = await storedAvatar(page);
    return /^\/images\/[0-9a-f]{64}$/.test(avatar ?? '');
  });
  return avatar ?? '';
}
async function storedAvatar(page: Page): Promise<string | null> {
  const answer = await page.request.get('/api/users/username/kurosaki-mio');
  return profile.parse(await answer.json()).payload.avatar;
}

const changeAvatar = async (page: Page) => {
  await page.getByRole('button', { name: 'アイコンを変更' }).click();
  await takePicture(page);
};
const avatarOf = (page: Page) => page.locator('.who img').first().getAttribute('src');
const headerAvatarOf = (page: Page) => page.locator('header .person img').first().getAttribute('src');

test('F22 a picture chosen without a network is shown, survives a reload, and arrives once', async () => {
  const page = await stars.open('general', WITH_WORKER);
  await haveSaved(page, OWN);
  await page.context().setOffline(true);
  await changeAvatar(page);
  await eventually(async () => (await avatarOf(page))?.startsWith('blob:') === true);
  await eventually(async () => (await headerAvatarOf(page))?.startsWith('blob:') === true);
  await visit(page, OWN);
  await eventually(async () => (await avatarOf(page))?.startsWith('blob:') === true);
  await page.context().setOffline(false);
  await eventually(async () => /^\/images\/[0-9a-f]{64}/.test((await avatarOf(page)) ?? ''));
  await page.getByText('同期済み').first().waitFor();
  const uploaded = await uploadedAvatar(page);
  expect((await page.request.get(uploaded)).status()).toBe(200);
  await eventually(async () => (await headerAvatarOf(page))?.startsWith(uploaded) === true);
});

test('F22 killed before it heard that its picture had arrived, the device sends it under the same id', async () => {
  await using folder = await deviceFolder();
  await using device = await startDevice(stars, folder.path);
  const keys: (string | undefined)[] = [];
  await device.page.route(UPLOAD, async (route) => {
    await route.fetch();
    keys.push(route.request().headers()['idempotency-key']);
    await kill(device);
  });
  await visit(device.page, OWN);
  await changeAvatar(device.page);
  await eventually(() => !device.context.browser()?.isConnected());
  await using again = await startDevice(stars, folder.path, device.session);
  again.page.on('request', (request) => {
    if (request.url().endsWith('/images/single')) keys.push(request.headers()['idempotency-key']);
  });
  await visit(again.page, OWN);
  await eventually(() => keys.length === 2);
  await again.page.getByText('同期済み').first().waitFor();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  await uploadedAvatar(again.page);
});

/** What the system does with a picture that another app shares with the installed one. */
const share = (page: Page) =>
  page.evaluate(
    (bytes) => {
      const files = new DataTransfer();
      files.items.add(new File([Uint8Array.from(bytes)], 'a.png', { type: 'image/png' }));
      const form = Object.assign(document.createElement('form'), { action: '/share', method: 'POST' });
      form.enctype = 'multipart/form-data';
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'pictures' });
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [...PNG],
  );

test('a picture that another app shares becomes the own one, without a network too, and only when one says so', async () => {
  const page = await stars.open('general', WITH_WORKER);
  await haveSaved(page, OWN);
  const before = await avatarOf(page);
  await page.context().setOffline(true);
  await share(page);
  await page.getByRole('link', { name: '使わずに自分のページへ' }).click();
  await page.getByRole('heading', { name: '黒﨑 澪' }).waitFor();
  expect(await avatarOf(page)).toBe(before);
  await page.goto('/share?picture=true');
  await page.getByText('端末に残っていません').waitFor();

  await share(page);
  await page.getByRole('img', { name: '受け取った画像' }).waitFor();
  await page.getByRole('button', { name: 'アイコンにする' }).click();
  await eventually(async () => (await avatarOf(page))?.startsWith('blob:') === true);
  expect(new URL(page.url()).pathname).toMatch(/^\/profile\//);
  await page.context().setOffline(false);
  await eventually(async () => /^\/images\/[0-9a-f]{64}/.test((await avatarOf(page)) ?? ''));
});

test('says which pictures fit', async () => {
  const page = await stars.open('general');
  await visit(page, OWN);
  await page.getByRole('button', { name: 'アイコンを変更' }).click();
  await choosePicture(page, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.getByText('JPEG、PNG、WebP、GIF、AVIF の画像を').waitFor();
});

test('the icon can be taken away, which leaves the cat, and put back', async () => {
  const page = await stars.open('general');
  await visit(page, OWN);
  await changeAvatar(page);
  await eventually(async () => /^\/images\/[0-9a-f]{64}/.test((await avatarOf(page)) ?? ''));
  const avatar = await uploadedAvatar(page);
  await page.getByRole('button', { name: 'アイコンを変更' }).click();
  await page.getByRole('button', { name: 'アイコンを外す' }).click();
  await page.locator('.who svg.av').waitFor();
  await page.getByRole('button', { name: '元に戻す' }).hover();
  await eventually(async () => (await storedAvatar(page)) === null);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await eventually(async () => (await storedAvatar(page)) === avatar);
});
