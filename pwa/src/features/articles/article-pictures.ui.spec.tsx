import { listUserArticles, uploadImage } from '@meikan/contracts';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { openPage } from '../../app/testing/open-page.tsx';
import { play, playChanged } from '../../app/testing/play.ts';
import { worker } from '../../app/testing/played-server.ts';
import { readCompletion } from '../../editing/testing/completion.ts';
import { sentData } from '../../editing/testing/sent-data.ts';
import { ARTICLES, openNewArticle, playOwnList } from './testing/own-list.ts';

const LOGO = `/images/${'5e'.repeat(32)}`;
const pathOf = (address: string) => new URL(address).pathname;
const thumbs = () => [...document.querySelectorAll<HTMLImageElement>('.arts li img.thumb')];

/** A picture of one colour, wider than high, as a camera might call it. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(900, 600);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas can be drawn on.');
  pen.fillStyle = '#c00';
  pen.fillRect(0, 0, 900, 600);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'IMG_0001.jpg', { type: 'image/jpeg' });
}

/** Chooses a file and takes the part of it that the frame shows at first. */
async function takePicture(logo: Locator): Promise<void> {
  await logo.getByRole('button', { name: '画像を選ぶ' }).click();
  await page.getByLabelText('画像のファイル').upload(await picture());
  await expect.element(page.getByRole('application', { name: '切り抜く範囲' })).toBeVisible();
  await page.getByRole('button', { name: 'この画像にする' }).click();
  await expect.element(page.getByRole('application')).not.toBeInTheDocument();
  await expect.element(logo.getByRole('button', { name: '画像を外す' })).toBeVisible();
}

/** Width and height of an uploaded picture, px. */
async function sizeOf(form: unknown): Promise<readonly number[]> {
  const file = form instanceof FormData && form.get('image');
  if (!(file instanceof Blob)) throw new Error('No picture was uploaded.');
  const { width, height } = await createImageBitmap(file);
  return [width, height];
}

test('an article has a logo where its category takes one, and it is uploaded as a square and registered', async () => {
  const uploads = play(uploadImage, () => ({ file: LOGO }));
  playOwnList();
  await openPage(ARTICLES, { as: 'general' });
  const form = await openNewArticle();
  await form.getByLabelText(/記事名/).fill('灯台の印');
  await form.getByLabelText(/URL/).fill('https://example.jp/shirushi');
  const category = form.getByLabelText(/カテゴリー/);
  const logo = form.getByRole('group', { name: /ロゴ/ });
  await category.selectOptions('技術発表');
  await expect.element(logo).not.toBeInTheDocument();
  await category.selectOptions('仕事の記録');
  await takePicture(logo);
  await form.getByRole('button', { name: '登録する' }).click();
  await readCompletion('登録が完了しました');
  expect(uploads).toHaveLength(1);
  expect(await sizeOf(uploads[0]?.body)).toEqual([600, 600]);
  expect(sentData('register-article')).toMatchObject([{ article: { logo: LOGO, coverPhoto: null } }]);
  await expect.poll(() => thumbs().some(({ src }) => pathOf(src) === LOGO)).toBe(true);
});

test('an article without a cover or logo shows its category’s drawing', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  const drawing = () => new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } });
  worker.use(http.get('/icons/content/*', drawing));
  await openPage(ARTICLES);
  const drawn = thumbs().filter(({ src }) => pathOf(src) === '/icons/content/private_blog/private_blog_tech.svg');
  expect(drawn).toHaveLength(1);
  for (const image of drawn) await expect.poll(() => image.naturalWidth).toBeGreaterThan(0);
});

test('a cover that is no picture gives its place to the cat', async () => {
  // Addresses that no test before has shown: a page keeps its pictures.
  playChanged(listUserArticles, (items) =>
    items.map((item) => ({
      ...item,
      coverPhoto: item.coverPhoto && `/images/broken/${item.id}`,
      defaultLogo: `/icons/content/broken/${item.id}.svg`,
    })),
  );
  const noPicture = () => new HttpResponse(null, { headers: { 'content-type': 'image/webp' } });
  worker.use(http.get('/images/*', noPicture), http.get('/icons/*', noPicture));
  await openPage(ARTICLES);
  const rows = document.querySelectorAll('.arts li').length;
  expect(rows).toBeGreaterThan(0);
  await expect.poll(thumbs).toEqual([]);
  expect(document.querySelectorAll('.arts li svg.thumb use[href$="#thumb"]')).toHaveLength(rows);
});
