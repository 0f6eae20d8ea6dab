import { expect, test } from 'vitest';
import { axeFindings, overflow } from '../accessibility/findings.ts';
import { constellationPerFile } from '../constellation/per-file.ts';
import { visitWithWorker } from '../offline-shell/phone.ts';
import { devicePerFile, haveSaved, saveThisPage } from './device.ts';

const stars = constellationPerFile();
const device = devicePerFile(stars);

const NAME = '黒﨑 澪';

test('an empty list says how things come into it', async () => {
  await device.use(async (page) => {
    await page.goto('/saved');
    await page.getByRole('heading', { level: 1, name: '端末に保存したものはまだありません' }).waitFor();
    expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0]);
  });
});

test('the list is searched by reading without a network, narrowed by kind, and things leave it by hand', async () => {
  await device.use(async (page) => {
    await visitWithWorker(page, '/profile/kurosaki-mio');
    await saveThisPage(page);
    await page.goto('/companies/tsubame-kanjo');
    await saveThisPage(page);
  });
  await device.use(async (page, context) => {
    await context.setOffline(true);
    await page.goto('/saved');
    await page.getByText('2件を、つながらない場所でも読めます。').waitFor();
    expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0]);
    await page.getByLabel('保存したものから探す').fill('くろさき');
    await page.getByRole('link', { name: '株式会社つばめ勘定' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: NAME }).waitFor();
    await page.getByLabel('保存したものから探す').fill('');
    await page.getByRole('button', { name: /^会社/ }).click();
    await page.getByRole('link', { name: NAME }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '株式会社つばめ勘定を端末から外す' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '端末から外す' }).click();
    await page.getByRole('heading', { name: '見つかりませんでした' }).waitFor();
    await page.getByRole('button', { name: '絞り込みを外す' }).click();
    await page.getByText('1件を、つながらない場所でも読めます。').waitFor();
  });
});

test('a page that is not saved says so without a network, and shows what is', async () => {
  await device.use((page) => haveSaved(page, '/profile/kurosaki-mio'));
  await device.use(async (page, context) => {
    await context.setOffline(true);
    await page.goto('/profile/takahashi-kiichi');
    await page.getByRole('heading', { level: 1, name: 'このページはオフライン用に保存されていません' }).waitFor();
    expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0]);
    await page.getByRole('link', { name: NAME }).click();
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
  });
});

test('a company’s page and a list that are not saved say so as well', async () => {
  await device.use((page) => haveSaved(page, '/profile/kurosaki-mio'));
  await device.use(async (page, context) => {
    await context.setOffline(true);
    await page.goto('/companies/ai-no-ito');
    await page.getByRole('heading', { level: 1, name: 'このページはオフライン用に保存されていません' }).waitFor();
    await page.goto('/search?search=クラウド');
    await page.getByRole('heading', { name: 'ここはオフライン用に保存されていません' }).first().waitFor();
  });
});

test('the storage page tells amounts and asks before it clears', async () => {
  await device.use(async (page) => {
    await page.goto('/saved/storage');
    await page.getByText('使用中').waitFor();
    expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0]);
    await page.getByRole('button', { name: '保存したものをすべて消す' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '消す' }).click();
    await page.getByText('端末から消しました').waitFor();
    expect(await page.evaluate(() => caches.has('meikan-pictures-visitor'))).toBe(false);
    await page.goto('/saved');
    await page.getByRole('heading', { level: 1, name: '端末に保存したものはまだありません' }).waitFor();
  });
});

test('what is starred is kept with its author, and leaves with the star', async () => {
  const page = await stars.open('general');
  await page.goto('/?tab=TECH_DESIGN_PM');
  const star = page.getByRole('button', { name: /を保存する$/ }).first();
  const name = ((await star.getAttribute('aria-label')) ?? '').replace(/を保存する$/, '');
  await star.click();
  const starred = page.getByRole('button', { name: `${name}を保存から外す`, exact: true });
  await starred.waitFor();
  const kept = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  const seek = async () => {
    await page.goto('/saved');
    await page.getByLabel('保存したものから探す').fill(name);
  };
  await seek();
  await kept.getByText('星をつけた', { exact: true }).waitFor();
  await page.getByLabel('保存したものから探す').fill('');
  await page.getByText('星をつけた記事の著者').first().waitFor();
  await page.goto('/?tab=TECH_DESIGN_PM');
  await starred.click();
  await page.getByRole('button', { name: `${name}を保存する`, exact: true }).waitFor();
  await seek();
  await kept.waitFor({ state: 'detached' });
});
