import { test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { WITH_WORKER } from './constellation/start-constellation.ts';
import { haveSaved } from './offline-saved/device.ts';
import { articleLink } from './places/article-link.ts';
import { readKept, synced } from './places/completion.ts';
import { OWN_COMPANY } from './places/places.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const PRESS = `${OWN_COMPANY}?tab=30`;

test('without a network an article stands on its tab at once, and is sent later', async () => {
  const page = await stars.open('business', { ...WITH_WORKER, viewport: { width: 360, height: 780 } });
  await haveSaved(page, PRESS);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '記事を追加' }).first().click();
  const form = page.getByRole('dialog', { name: '記事を登録' });
  await form.getByLabel('記事名').fill('圏外からのお知らせ');
  await form.getByLabel('URL').fill('https://example.jp/oshirase');
  await form.getByLabel('カテゴリー').selectOption({ label: '受賞・認定' });
  await form.getByRole('button', { name: '登録する' }).click();
  await readKept(page);
  await articleLink(page, '圏外からのお知らせ').waitFor();
  await page.context().setOffline(false);
  await synced(page);
  const visitor = await stars.open('anonymous');
  await visit(visitor, PRESS);
  await articleLink(visitor, '圏外からのお知らせ').waitFor();
});
