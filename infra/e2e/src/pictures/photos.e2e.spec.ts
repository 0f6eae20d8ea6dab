import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { axeFindings } from '../accessibility/findings.ts';
import { constellationPerFile } from '../constellation/per-file.ts';
import { WITH_WORKER } from '../constellation/start-constellation.ts';
import { haveSaved, storedText } from '../offline-saved/device.ts';
import { visitWithWorker } from '../offline-shell/phone.ts';
import { dialogsClosed } from '../places/dialogs-closed.ts';
import { visit } from '../places/settled.ts';
import { pictureOf, takePicture } from './choose-picture.ts';
import { seenPicture } from './seen-picture.ts';

const stars = constellationPerFile();
const OWN = '/profile/kurosaki-mio';
const STORED = /^\/images\/[0-9a-f]{64}$/;

const answer = z.object({
  payload: z.object({ otherPhotos: z.array(z.string()), bannerPhotos: z.array(z.string()) }),
});
const stored = async (page: Page) =>
  answer.parse(await (await page.request.get('/api/users/username/kurosaki-mio')).json()).payload;

const photos = (page: Page) => page.getByRole('img', { name: /^黒﨑 澪さんの写真 \d$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: '写真を編集' });

async function addPhoto(page: Page, colour: string): Promise<void> {
  await dialog(page).getByRole('button', { name: '写真を追加' }).click();
  await takePicture(page, await pictureOf(page, colour));
  await page.getByRole('dialog', { name: '写真を追加' }).waitFor({ state: 'hidden' });
}

const COLOURS = ['#c00', '#0c0', '#00c'] as const;

/** Three photos stand on the profile, whoever put them there. */
async function photosThere(): Promise<void> {
  const page = await stars.open('general');
  await visit(page, OWN);
  const missing = COLOURS.slice((await stored(page)).otherPhotos.length);
  if (missing.length === 0) return;
  await page.getByRole('button', { name: '写真を編集' }).click();
  for (const colour of missing) await addPhoto(page, colour);
  await eventually(async () => (await stored(page)).otherPhotos.length === COLOURS.length);
}

test('photos are chosen without a network, at most three, and arrive as squares of 420 pixels in their order', async () => {
  const page = await stars.open('general', WITH_WORKER);
  await visitWithWorker(page, OWN);
  await visit(page, OWN);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '写真を編集' }).click();
  for (const colour of COLOURS) await addPhoto(page, colour);
  await eventually(async () => (await dialog(page).getByRole('img').count()) === 3);
  await dialog(page).getByRole('button', { name: '写真を追加', disabled: true }).waitFor();
  await dialog(page).getByText('写真は3枚までです。').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: '閉じる' }).last().click();
  // The dialog shows the same photos until it is gone.
  await dialogsClosed(page);
  expect(await photos(page).count()).toBe(3);
  expect(await photos(page).first().getAttribute('src')).toMatch(/^blob:/);

  await page.context().setOffline(false);
  await eventually(async () => (await stored(page)).otherPhotos.length === 3);
  const { otherPhotos } = await stored(page);
  for (const [index, address] of otherPhotos.entries()) {
    expect(address).toMatch(STORED);
    const lights = [0, 1, 2].map((light) => light === index);
    expect(await seenPicture(page, address)).toEqual({ type: 'image/webp', width: 420, height: 420, lights });
  }
});

test('a photo that is deleted can be put back where it stood, also when it has been sent', async () => {
  await photosThere();
  const page = await stars.open('general');
  await visit(page, OWN);
  await eventually(async () => (await photos(page).count()) === 3);
  const before = (await stored(page)).otherPhotos;
  await page.getByRole('button', { name: '写真を編集' }).click();
  await dialog(page).getByRole('button', { name: '2枚目の写真を削除' }).click();
  await page.getByRole('button', { name: '元に戻す' }).hover();
  await eventually(async () => (await stored(page)).otherPhotos.length === 2);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await eventually(async () => (await stored(page)).otherPhotos.length === 3);
  expect((await stored(page)).otherPhotos).toEqual(before);
  await eventually(async () => (await dialog(page).getByRole('img').count()) === 3);
});

test('visitors and other members see the photos and nothing to change them with', async () => {
  await photosThere();
  for (const role of ['anonymous', 'business'] as const) {
    const page = await stars.open(role);
    await visit(page, OWN);
    await eventually(async () => (await photos(page).count()) === 3);
    expect(await page.getByRole('button', { name: '写真を編集' }).count()).toBe(0);
    expect(await photos(page).first().getAttribute('srcset')).toContain('?width=420 420w');
  }
  const preview = await stars.open('general');
  await visit(preview, `${OWN}?preview=true`);
  await eventually(async () => (await photos(preview).count()) === 3);
  expect(await preview.getByRole('button', { name: '写真を編集' }).count()).toBe(0);
});

test('photos of a saved page are shown without a network, in whatever size the page asks for', async () => {
  await photosThere();
  const page = await stars.open('anonymous', WITH_WORKER);
  await haveSaved(page, OWN);
  await page.context().setOffline(true);
  await page.reload();
  await photos(page).first().waitFor();
  for (const photo of await photos(page).all()) {
    await photo.scrollIntoViewIfNeeded();
    await eventually(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0));
  }
  expect(await photos(page).count()).toBe(3);
});

test('photos above the name keep their width', async () => {
  const page = await stars.open('general');
  await visit(page, OWN);
  await page.getByRole('button', { name: '見出しの写真', exact: true }).click();
  await page.getByRole('button', { name: '写真を追加' }).click();
  await takePicture(page, await pictureOf(page, '#0cc', 1600, 1200));
  const banner = page.getByRole('img', { name: '黒﨑 澪さんの見出しの写真 1' });
  await banner.first().waitFor();
  await eventually(async () => (await stored(page)).bannerPhotos.some((address) => STORED.test(address)));
  const [address = ''] = (await stored(page)).bannerPhotos;
  expect(await seenPicture(page, address)).toMatchObject({ type: 'image/webp', width: 1600, height: 800 });
});

const cover = (page: Page) => page.getByRole('dialog', { name: '記事を登録' }).getByRole('img', { name: '表紙の画像' });

test('an article written without a network keeps its cover, also when the page is lost meanwhile', async () => {
  const page = await stars.open('general', WITH_WORKER);
  await haveSaved(page, `${OWN}?tab=articles_blogs`);
  await page.context().setOffline(true);
  const write = () => page.getByRole('button', { name: '記事を追加' }).first().click();
  const form = page.getByRole('dialog', { name: '記事を登録' });
  await write();
  await form.getByRole('button', { name: '画像を選ぶ' }).first().click();
  await takePicture(page, await pictureOf(page, '#c0c'));
  await cover(page).waitFor();
  await form.getByLabel('記事名').fill('表紙のある記事');
  await eventually(async () => /表紙のある記事.*to-come|to-come.*表紙のある記事/.test(await storedText(page)));
  await visit(page, `${OWN}?tab=articles_blogs`);
  await write();
  await cover(page).waitFor();
  expect(await form.getByLabel('記事名').inputValue()).toBe('表紙のある記事');
  await form.getByLabel('URL').fill('https://example.jp/hyoshi');
  await form.getByLabel('カテゴリー').selectOption({ label: '仕事の記録' });
  await form.getByRole('button', { name: '登録する' }).click();
  await page.getByRole('button', { name: 'ページに戻る' }).click();
  await page.context().setOffline(false);
  const row = page.getByRole('listitem').filter({ hasText: '表紙のある記事' });
  await eventually(async () => /^\/images\/[0-9a-f]{64}\?/.test((await row.locator('img').getAttribute('src')) ?? ''));
});
