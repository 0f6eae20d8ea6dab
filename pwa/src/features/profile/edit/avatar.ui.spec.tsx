import { getProfile, uploadImage } from '@meikan/contracts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutNetwork, mendNetwork } from '../../../app/testing/network.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { play, playChanged } from '../../../app/testing/play.ts';
import { SHARED_CACHE } from '../../../device/shared-picture.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import {
  choosePicture,
  picture,
  takePicture,
  uploadedPicture,
} from '../../../offline/ui/pictures/testing/take-picture.ts';
import { asSent } from '../testing/as-sent.ts';
import { OWN } from '../testing/pages.ts';

const userId = 'kurosaki-mio';
const UPLOADED = `/images/${'a7'.repeat(32)}`;
const DRAWN = '/images/drawn/portrait/kurosaki-mio.svg';
const shownBy = (selector: string) => () => document.querySelector<HTMLImageElement>(`${selector} img`)?.src ?? '';
const avatar = shownBy('.who');
const headerAvatar = shownBy('header .person');
const press = (name: string) => page.getByRole('button', { name }).click();
const synced = page.getByRole('banner').getByText(/^同期済み/);
const blob = expect.stringMatching(/^blob:/);
const at = (path: string) => expect.stringContaining(path);

beforeEach(() => {
  playChanged(getProfile, (profile) => (profile.id === userId ? asSent(profile) : profile));
});

test('F22 a picture chosen without a network is shown, survives a reload, and arrives once', async () => {
  const uploads = play(uploadImage, () => ({ file: UPLOADED }));
  await openPage(OWN, { as: 'general' });
  cutNetwork();
  await press('アイコンを変更');
  await takePicture();
  await expect.poll(avatar).toEqual(blob);
  await expect.poll(headerAvatar).toEqual(blob);
  await openPage(OWN, { as: 'general' });
  await expect.poll(avatar).toEqual(blob);
  expect(uploads).toEqual([]);
  mendNetwork();
  await expect.poll(avatar).toEqual(at(UPLOADED));
  await expect.poll(headerAvatar).toEqual(at(UPLOADED));
  await expect.element(synced.first()).toBeVisible();
  expect(await Promise.all(uploads.map(({ body }) => uploadedPicture(body)))).toEqual([
    { size: [600, 600], lights: 'r' },
  ]);
  expect(sentData('update-profile')).toEqual([{ userId, changes: { avartar: UPLOADED } }]);
});

test('an icon that is no picture is refused with the accepted formats, and nothing is sent', async () => {
  const uploads = play(uploadImage, () => ({ file: UPLOADED }));
  await openPage(OWN, { as: 'general' });
  await press('アイコンを変更');
  await choosePicture(new File(['x'], 'a.txt', { type: 'text/plain' }));
  await expect.element(page.getByText(/^JPEG、PNG、WebP、GIF、AVIF の画像を/)).toBeVisible();
  expect([uploads, sentData('update-profile')]).toEqual([[], []]);
});

test('a removed icon is replaced by the cat, and restored by undo, also after sending', async () => {
  await openPage(OWN, { as: 'general' });
  const before = avatar();
  await press('アイコンを変更');
  await press('アイコンを外す');
  await expect.poll(() => document.querySelectorAll('.who svg.av').length).toBe(1);
  await page.getByRole('button', { name: '元に戻す' }).hover();
  await expect.poll(() => sentData('update-profile')).toEqual([{ userId, changes: { avartar: null } }]);
  await press('元に戻す');
  await expect.poll(avatar).toBe(before);
  await expect
    .poll(() => sentData('update-profile').slice(1))
    .toEqual([{ userId, changes: { avartar: expect.stringContaining(DRAWN) } }]);
});

/** Leaves a picture where the worker leaves what another app shares. */
async function share(): Promise<void> {
  const shared = await picture();
  const answer = new Response(shared, { headers: { 'content-type': shared.type } });
  await (await caches.open(SHARED_CACHE)).put('/share/picture', answer);
}

test('a picture shared by another app becomes the icon only on request, also offline', async () => {
  play(uploadImage, () => ({ file: UPLOADED }));
  await openPage(OWN, { as: 'general' });
  const before = avatar();
  cutNetwork();
  await share();
  await openPage('/share?picture=true', { as: 'general' });
  await page.getByRole('link', { name: '使わずに自分のページへ' }).click();
  await expect.element(page.getByRole('heading', { name: '黒﨑 澪' })).toBeVisible();
  expect(avatar()).toBe(before);
  await openPage('/share?picture=true', { as: 'general' });
  await expect.element(page.getByText(/端末に残っていません/)).toBeVisible();

  await share();
  await openPage('/share?picture=true', { as: 'general' });
  await expect.element(page.getByRole('img', { name: '受け取った画像' })).toBeVisible();
  await press('アイコンにする');
  await expect.poll(avatar).toEqual(blob);
  expect(location.pathname).toBe(OWN);
  mendNetwork();
  await expect.poll(avatar).toEqual(at(UPLOADED));
  await expect.poll(() => sentData('update-profile')).toEqual([{ userId, changes: { avartar: UPLOADED } }]);
});
