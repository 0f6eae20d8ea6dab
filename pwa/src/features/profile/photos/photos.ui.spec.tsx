import { getProfile, uploadImage } from '@meikan/contracts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsAbove } from '../../../app/testing/accessibility.ts';
import { cutNetwork, mendNetwork } from '../../../app/testing/network.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { play, playChanged } from '../../../app/testing/play.ts';
import { dialogsClosed } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import { picture, takePicture, uploadedPicture } from '../../../offline/ui/pictures/testing/take-picture.ts';
import { asSent } from '../testing/as-sent.ts';
import { OWN } from '../testing/pages.ts';

const userId = 'kurosaki-mio';
const addressOf = (number: number) => `/images/${`c${number}`.repeat(32)}`;
const THREE = [addressOf(0), addressOf(1), addressOf(2)];
const COLOURS = ['#c00', '#0c0', '#00c'];
const photos = page.getByRole('main').getByRole('img', { name: /^黒﨑 澪さんの写真 \d$/ });
const dialog = page.getByRole('dialog', { name: '写真を編集' });
const edit = page.getByRole('button', { name: '写真を編集' });
const shown = () => photos.elements().map((photo) => (photo instanceof HTMLImageElement ? photo.src : ''));
const at = (path: string) => expect.stringContaining(path);

/** What stands on the profile when a test begins. */
let there: readonly string[];
beforeEach(() => {
  there = [];
  playChanged(getProfile, (profile) =>
    profile.id === userId ? asSent({ ...profile, otherPhotos: [...there] }) : profile,
  );
});

/** Answers uploads with one address after the other. */
function playUploads() {
  let taken = 0;
  return play(uploadImage, () => ({ file: addressOf(taken++) }));
}

async function addPhoto(colour: string): Promise<void> {
  await dialog.getByRole('button', { name: '写真を追加' }).click();
  await takePicture(await picture(colour));
  await expect.element(page.getByRole('dialog', { name: '写真を追加' })).not.toBeInTheDocument();
}

test('photos chosen offline, at most three, arrive as squares in their order', async () => {
  const uploads = playUploads();
  await openPage(OWN, { as: 'general' });
  cutNetwork();
  await edit.click();
  for (const colour of COLOURS) await addPhoto(colour);
  await expect.poll(() => dialog.getByRole('img').elements().length).toBe(3);
  await expect.element(dialog.getByRole('button', { name: '写真を追加' })).toBeDisabled();
  await expect.element(dialog.getByText(/^写真は3枚までです。/)).toBeVisible();
  expect(await axeFindingsAbove()).toEqual([]);
  await dialog.getByRole('button', { name: '閉じる' }).last().click();
  await dialogsClosed();
  expect(shown()).toEqual(Array(3).fill(expect.stringMatching(/^blob:/)));

  mendNetwork();
  await expect.poll(shown).toEqual(THREE.map(at));
  const all = { userId, changes: { otherPhotos: THREE } };
  await expect.poll(() => sentData('update-profile').at(-1)).toEqual(all);
  expect(uploads.map(({ query }) => query)).toEqual(Array(3).fill({ cut: 'square' }));
  expect(await Promise.all(uploads.map(({ body }) => uploadedPicture(body)))).toEqual(
    [...'rgb'].map((lights) => ({ size: [600, 600], lights })),
  );
});

test('a deleted photo is restored in its place by undo, also after sending', async () => {
  there = THREE;
  await openPage(OWN, { as: 'general' });
  await edit.click();
  await dialog.getByRole('button', { name: '2枚目の写真を削除' }).click();
  await page.getByRole('button', { name: '元に戻す' }).hover();
  const left = { userId, changes: { otherPhotos: [addressOf(0), addressOf(2)] } };
  await expect.poll(() => sentData('update-profile')).toEqual([left]);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect.poll(() => sentData('update-profile')).toEqual([left, { userId, changes: { otherPhotos: THREE } }]);
  await expect.poll(() => dialog.getByRole('img').elements().length).toBe(3);
  await expect.poll(shown).toEqual(THREE.map(at));
});

test.each([
  ['visitors', 'anonymous', OWN],
  ['other members', 'business', OWN],
  ['the owner in the preview', 'general', `${OWN}?preview=true`],
] as const)('%s see the photos without a way to change them', async (_, as, path) => {
  there = THREE;
  await openPage(path, { as });
  expect(shown()).toEqual(THREE.map(at));
  expect(edit.elements()).toEqual([]);
  await expect.element(photos.first()).toHaveAttribute('srcset', expect.stringContaining('?width=420 420w'));
});

test('a photo above the name is cropped to twice as wide as high, at its full width', async () => {
  const uploads = playUploads();
  await openPage(OWN, { as: 'general' });
  await page.getByRole('button', { name: '見出しの写真', exact: true }).click();
  await page.getByRole('button', { name: '写真を追加' }).click();
  await takePicture(await picture('#0cc', 1600, 1200));
  const banner = page.getByRole('main').getByRole('img', { name: '黒﨑 澪さんの見出しの写真 1', includeHidden: true });
  await expect.element(banner.first()).toBeInTheDocument();
  await expect.poll(() => sentData('update-profile')).toEqual([{ userId, changes: { bannerPhotos: [addressOf(0)] } }]);
  expect(uploads.map(({ query }) => query)).toEqual([{}]);
  expect(await uploadedPicture(uploads[0]?.body)).toEqual({ size: [1600, 800], lights: 'gb' });
});
