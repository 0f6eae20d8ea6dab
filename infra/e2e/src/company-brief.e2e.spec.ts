import { expect, test } from 'vitest';
import { axeFindings } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });

test.each([
  ['a list of services', '/search-service?search=ナガレ', 'ナガレ'],
  ['what a company uses', '/companies/tsubame-kanjo?tab=5', 'ナガレ'],
])('who a company is can be read from %s without leaving it (company-side.md 2.1)', async (_where, path, name) => {
  const page = await stars.open('anonymous');
  await visit(page, path);
  const button = page.getByRole('button', { name: `${name}の概要を見る` });
  await button.click();
  const brief = page.getByRole('dialog', { name: '会社の概要' });
  await brief.getByText(name, { exact: true }).waitFor();
  await brief.getByRole('link', { name: /公式サイト/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await brief.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a brief shows what the business is about, and leads to the page, over which it does not stay', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/');
  // Chosen by the editors in one way or another, it stands there more than once.
  await page.getByRole('button', { name: '株式会社コトホギの概要を見る' }).first().click();
  const brief = page.getByRole('dialog', { name: '会社の概要' });
  await brief.getByRole('img', { name: '確認済み' }).waitFor();
  await brief.getByRole('list', { name: '主なサービス' }).getByRole('listitem').first().waitFor();
  await brief.getByRole('link', { name: 'ページを開く' }).click();
  await page.waitForURL(/\/companies\//);
  await brief.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: '株式会社コトホギ' }).waitFor();
});

test('a brief that cannot be read says so, and is asked again', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/search-service');
  await page.route('**/brief-info', (route) => route.abort());
  await page
    .getByRole('button', { name: /の概要を見る/ })
    .first()
    .click();
  const brief = page.getByRole('dialog', { name: '会社の概要' });
  const again = brief.getByRole('button', { name: 'もう一度読み込む' });
  await again.waitFor();
  await page.unroute('**/brief-info');
  await again.click();
  await brief.getByRole('link', { name: 'ページを開く' }).waitFor();
});
