import { test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();

test('a star on the top page stays turned when the page is loaded anew', async () => {
  const page = await stars.open('general', { viewport: { width: 1280, height: 860 } });
  await visit(page, '/');
  const news = page.getByRole('region', { name: '今日の便り' });
  const unkept = news.getByRole('button', { name: /を保存する$/, pressed: false }).first();
  const label = (await unkept.getAttribute('aria-label')) ?? '';
  const answered = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
  await news.getByRole('button', { name: label, exact: true }).click();
  const turned = news.getByRole('button', {
    name: label.replace(/する$/, 'から外す'),
    exact: true,
    pressed: true,
  });
  await turned.waitFor();
  await answered;
  await page.reload();
  await turned.waitFor();
});
