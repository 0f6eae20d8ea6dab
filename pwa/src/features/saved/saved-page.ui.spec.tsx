import { getCompany, listSynonyms } from '@meikan/contracts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../api/query-client.ts';
import { axeFindings, overflow } from '../../app/testing/accessibility.ts';
import { cutNetwork, mendNetwork } from '../../app/testing/network.ts';
import { openPage, PHONE } from '../../app/testing/open-page.tsx';
import { play, playChanged } from '../../app/testing/play.ts';
import { keyOf } from '../../offline/cache/index.ts';
import { cacheFor } from '../../offline/cache/lazy-cache.ts';
import { savePage } from '../../offline/cache/testing/save-page.ts';
import { VISITOR } from '../../offline/cache/thing.ts';

const NAME = '黒﨑 澪';
const COMPANY_NAME = '株式会社マルマス商店';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const person = page.getByRole('main').getByRole('link', { name: NAME });
const company = page.getByRole('main').getByRole('link', { name: COMPANY_NAME });
const search = page.getByLabelText('保存したものから探す');

/** What this page was answered is nowhere but on the device, and nobody can be asked. */
function leaveWithoutNetwork(): void {
  queryClient.clear();
  cutNetwork();
}

beforeEach(async () => {
  // Before a page is there: the device asks for them in its own time, and once an hour.
  play(listSynonyms, () => [{ word: 'ゆのくに', others: ['浅間の共同浴場'], oneWay: true }]);
  await openPage('/profile/kurosaki-mio');
  await savePage();
});

test('saved things are found offline by reading, filtered by kind, and removed by hand', async () => {
  // Its lists are no matter of this test, and are recorded in part.
  const bare = { usedServices: 0, relatedCompanies: 0, articles: 0, contents: {} };
  playChanged(getCompany, (one) => ('counts' in one ? { ...one, counts: { ...one.counts, ...bare } } : one));
  await openPage('/companies/marumasu');
  await savePage();
  leaveWithoutNetwork();
  await openPage('/saved', { size: PHONE });
  await expect.element(page.getByText('2件を、つながらない場所でも読めます。')).toBeVisible();
  expect([await axeFindings(), overflow()]).toEqual([[], 0]);
  await search.fill('くろさき');
  await expect.element(company).not.toBeInTheDocument();
  await expect.element(person).toBeVisible();
  await search.fill('');
  await page.getByRole('group', { name: '種類で絞り込み' }).getByRole('link', { name: /^会社/ }).click();
  await expect.element(person).not.toBeInTheDocument();
  await page.getByRole('button', { name: `${COMPANY_NAME}を端末から外す` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '端末から外す' }).click();
  await expect.element(page.getByRole('heading', { name: '見つかりませんでした' })).toBeVisible();
  await page.getByRole('link', { name: '絞り込みを外す' }).click();
  await expect.element(page.getByText('1件を、つながらない場所でも読めます。')).toBeVisible();
});

test('a saved page is found offline by all that is told of it, which says why, and by the words of the administration and the dictionary', async () => {
  await openPage('/saved', { size: PHONE });
  const saved = await cacheFor(VISITOR);
  await expect.poll(() => saved.find(keyOf(listSynonyms, {}))).not.toBeNull();
  leaveWithoutNetwork();
  await openPage('/saved', { size: PHONE });
  const row = page.getByRole('listitem').filter({ hasText: NAME });
  const marks = () => [...row.element().querySelectorAll('mark')].map((mark) => mark.textContent);
  await search.fill('つつじソフトで返金の設計をした人');
  await expect.element(row.getByText('売上照合と返金処理の設計を担当し、月末の手作業照合をなくした。')).toBeVisible();
  await expect.element(row.getByText('有限会社つつじソフト')).toBeVisible();
  expect(marks()).toContain('返金');
  expect([await axeFindings(), overflow()]).toEqual([[], 0]);
  await search.fill('ゆのくに');
  await expect.element(row.getByText('浅間の共同浴場')).toBeVisible();
  await search.fill('突き合わせ');
  await expect.poll(marks).toContain('照合');
  await search.fill('くろさき');
  await expect.element(person).toBeVisible();
  await expect.element(row.getByText('浅間の共同浴場')).not.toBeInTheDocument();
});

test('a page that is not saved says so offline with what is, and loads with the network', async () => {
  leaveWithoutNetwork();
  await openPage('/search?search=クラウド', { size: PHONE });
  await expect.element(page.getByRole('heading', { name: 'ここはオフライン用に保存されていません' })).toBeVisible();
  for (const path of ['/companies/ai-no-ito', '/profile/takahashi-kiichi']) {
    await openPage(path, { size: PHONE });
    await expect.element(heading('このページはオフライン用に保存されていません')).toBeVisible();
  }
  expect([await axeFindings(), overflow()]).toEqual([[], 0]);
  await person.click();
  await expect.element(heading(NAME)).toBeVisible();
  await expect.element(page.getByText(/.+にこの端末へ保存した内容です$/)).toBeVisible();
  await openPage('/profile/takahashi-kiichi');
  mendNetwork();
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect.element(heading('髙橋 喜一')).toBeVisible();
});

test('the storage page shows amounts, and asks before it clears', async () => {
  await openPage('/saved/storage', { size: PHONE });
  await expect.element(page.getByText('使用中')).toBeVisible();
  expect(await caches.has('meikan-pictures-visitor')).toBe(true);
  expect([await axeFindings(), overflow()]).toEqual([[], 0]);
  await page.getByRole('button', { name: '保存したものをすべて消す' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '消す' }).click();
  await expect.element(page.getByText('端末から消しました')).toBeVisible();
  expect(await caches.has('meikan-pictures-visitor')).toBe(false);
  await openPage('/saved');
  await expect.element(heading('端末に保存したものはまだありません')).toBeVisible();
});
