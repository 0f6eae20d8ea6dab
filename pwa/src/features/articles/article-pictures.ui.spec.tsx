import { listUserArticles, uploadImage } from '@meikan/contracts';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../app/testing/open-page.tsx';
import { play, playChanged } from '../../app/testing/play.ts';
import { worker } from '../../app/testing/played-server.ts';
import { readCompletion } from '../../editing/testing/completion.ts';
import { sentData } from '../../editing/testing/sent-data.ts';
import { takePicture, uploadedPicture } from '../../offline/ui/pictures/testing/take-picture.ts';
import { ARTICLES, openNewArticle, playOwnList } from './testing/own-list.ts';

const LOGO = `/images/${'5e'.repeat(32)}`;
const pathOf = (address: string) => new URL(address).pathname;
const thumbs = () => [...document.querySelectorAll<HTMLImageElement>('.arts li img.thumb')];

test('an article of a category with a logo uploads it as a square', async () => {
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
  await logo.getByRole('button', { name: '画像を選ぶ' }).click();
  await takePicture();
  await expect.element(logo.getByRole('button', { name: '画像を外す' })).toBeVisible();
  await form.getByRole('button', { name: '登録する' }).click();
  await readCompletion('登録が完了しました');
  expect(uploads).toHaveLength(1);
  expect(await uploadedPicture(uploads[0]?.body)).toMatchObject({ size: [600, 600] });
  expect(sentData('register-article')).toMatchObject([{ article: { logo: LOGO, coverPhoto: null } }]);
  await expect.poll(() => thumbs().some(({ src }) => pathOf(src) === LOGO)).toBe(true);
});

test('an article without a cover or logo shows the drawing of its category', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  const drawing = () => new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } });
  worker.use(http.get('/icons/content/*', drawing));
  await openPage(ARTICLES);
  const drawn = thumbs().filter(({ src }) => pathOf(src) === '/icons/content/private_blog/private_blog_tech.svg');
  expect(drawn).toHaveLength(1);
  for (const image of drawn) await expect.poll(() => image.naturalWidth).toBeGreaterThan(0);
});

test('a broken cover is replaced by the cat', async () => {
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
