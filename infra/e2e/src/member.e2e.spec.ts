import { eventually } from '@meikan/testkit';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tokenOf } from './offline-accounts/person.ts';
import { haveSaved } from './offline-saved/device.ts';
import { follow, visitWithWorker } from './offline-shell/phone.ts';
import { readKept, readWord, synced } from './places/completion.ts';
import { testAppPerFile } from './test-app/per-file.ts';
import { WITH_WORKER } from './test-app/start-test-app.ts';

const app = testAppPerFile();
const OWN = '/profile/kurosaki-mio';
const KIICHI = '/profile/takahashi-kiichi';
const SERVICE = '/companies/yakusho-parts';
const WINDOWS = { path: '/companies/mado-to-kaze', name: 'まどとかぜ設計株式会社' };
const COMPANIES = '/api/users/belonging-company/kurosaki-mio';
/** One that the directory has and that the demo account does not use. */
const OTHER = { name: '髙橋さんの予約帳', website: 'https://takahashi-yoyaku.example/' };
const WORD = '窓口の看板が、午前中に直りました。';

/** What is answered at an address to somebody, as text. */
async function told(path: string, as?: Page): Promise<string> {
  const headers = as === undefined ? {} : { authorization: `Bearer ${await tokenOf(as)}` };
  return (await fetch(new URL(path, app.running.url), { headers })).text();
}

const turnTo = (page: Page, address: string) => page.evaluate((to) => history.pushState({}, '', to), address);

/** Turns the star of an item on the top page; answers its name. */
async function keepItem(page: Page): Promise<string> {
  const news = page.getByRole('region', { name: '今日の便り' });
  const star = news.getByRole('button', { name: /を保存する$/, pressed: false }).first();
  const name = ((await star.getAttribute('aria-label')) ?? '').replace(/を保存する$/, '');
  await star.click();
  await news.getByRole('button', { name: `${name}を保存から外す`, pressed: true }).waitFor();
  return name;
}

async function editProfile(page: Page): Promise<void> {
  await follow(page, OWN);
  await page.getByRole('button', { name: '編集する' }).click();
  const basics = page.getByRole('dialog', { name: 'プロフィールを編集' });
  await basics.getByLabel('肩書き').fill('灯台守');
  await basics.getByRole('button', { name: '更新する' }).click();
  await readKept(page);
  await page.getByText('灯台守').first().waitFor();

  await page.getByRole('button', { name: '職歴を編集', exact: true }).click();
  const history = page.getByRole('dialog', { name: '職歴を編集' });
  await history.getByRole('button', { name: '職歴を追加' }).click();
  const row = history.getByRole('group', { name: /^職歴 \d+$/ }).last();
  await row.getByLabel('役割').fill('倉庫番');
  await row.getByRole('combobox', { name: '会社名' }).fill('まどとかぜ');
  await history.getByRole('listbox', { name: '見つかった会社' }).getByRole('option', { name: WINDOWS.name }).click();
  await history.getByRole('button', { name: '更新する' }).click();
  await readKept(page);
  await page.locator('main').getByRole('link', { name: WINDOWS.name }).waitFor();
}

async function sayWord(page: Page): Promise<void> {
  await follow(page, SERVICE);
  await page.getByRole('button', { name: 'ひとことを書く' }).click();
  const dialog = page.getByRole('dialog', { name: 'まちなみ部品帖についてのひとこと' });
  await dialog.getByLabel(/^ひとこと/).fill(WORD);
  await dialog.getByRole('button', { name: '更新する' }).click();
  await readWord(page, 'この端末に保存しました');
  await page.getByRole('button', { name: 'ひとことを直す' }).waitFor();
}

async function block(page: Page): Promise<void> {
  await follow(page, KIICHI);
  await page.getByRole('button', { name: /さんについての操作$/ }).click();
  await page.getByRole('menuitem', { name: 'ブロックする' }).click();
  const ask = page.getByRole('dialog', { name: /さんをブロックしますか$/ });
  await ask.getByRole('button', { name: 'ブロックする' }).click();
  await page.getByText('一覧や検索には、この方が表示されません。').waitFor();
}

async function leaveNoFootprints(page: Page): Promise<void> {
  await follow(page, '/account');
  await page.getByRole('switch', { name: /^足あとを残さない/ }).click();
  await page.getByText('見に行った先の持ち主に、あなたが来たことは表示されません。').waitFor();
}

/** Looks for a service, does not find it, and goes on to the form that registers it. */
async function openForm(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'サービスを追加' }).first().click();
  const adding = page.getByRole('dialog', { name: 'サービスを追加' });
  await adding.getByLabel('会社名・サービス名').fill(name);
  await adding.getByText('このサービスはまだ登録されていません。新しく登録できます。').waitFor();
  await adding.getByRole('button', { name: '新しく登録する' }).click();
  return page.getByRole('dialog', { name: 'サービスを登録' });
}

async function registerService(page: Page, name: string, website: string): Promise<void> {
  const form = await openForm(page, name);
  await form.getByText('開発ツール').click();
  await form.getByLabel('カテゴリー').selectOption({ label: '言語・実行環境（そのほか）' });
  await form.getByLabel('説明').fill('灯台の明かりを数えるための道具です。');
  await form.getByLabel('公式サイト').fill(website);
  await form.getByRole('button', { name: '次へ' }).click();
  await form.getByRole('button', { name: '登録する' }).click();
  await readKept(page);
}

/** Of one service the server says that it is there already: that is decided at the queue. */
async function decideAtQueue(page: Page): Promise<void> {
  await page.getByRole('link', { name: '灯台みまもり' }).first().waitFor();
  await follow(page, '/sync');
  await page.getByRole('button', { name: /登録済みのページを使う/ }).click();
  await page.getByText('送信待ちの変更はありません').waitFor();
}

test('what a member writes without a network – profile, work history, a word, a block, hidden footprints, services – stands there at once, is sent later, and told to whom it concerns', async () => {
  const page = await app.open('general', WITH_WORKER);
  const footprints: string[] = [];
  page.on('request', (request) => void (/\/footprint$/.test(request.url()) && footprints.push(request.url())));
  expect(await told(COMPANIES)).not.toContain(WINDOWS.name);
  await visitWithWorker(page, '/');
  const kept = await keepItem(page);
  for (const path of [OWN, WINDOWS.path]) await haveSaved(page, path);
  // An owner who looks at the own page leaves none.
  expect(footprints.filter((address) => address.includes('/api/users/'))).toEqual([]);
  for (const path of [SERVICE, KIICHI, '/account']) await follow(page, path);
  await page.getByRole('switch', { name: /^足あとを残さない/ }).waitFor();

  await page.context().setOffline(true);
  await editProfile(page);
  await sayWord(page);
  await block(page);
  await leaveNoFootprints(page);
  await turnTo(page, `${OWN}?tab=web_service`);
  await registerService(page, '灯台みまもり', 'https://mimamori.example');
  const list = page.getByRole('list', { name: '使っているサービスの一覧' });
  expect(await list.getByRole('link', { name: '灯台みまもり' }).count()).toBe(0);
  await registerService(page, OTHER.name, OTHER.website);
  await page.context().setOffline(false);
  await decideAtQueue(page);
  await synced(page);

  await eventually(async () => {
    expect(await told('/api/users/username/kurosaki-mio')).toContain('灯台守');
    expect(await told(COMPANIES)).toContain(WINDOWS.name);
    expect(await told(`/api/company/yakusho-parts/recommends`)).toContain(WORD);
    expect(await told('/api/users/blocks?page=1', page)).toContain('takahashi-kiichi');
    expect(await told('/api/users/privacy', page)).toContain('"hidesFootprints":true');
    const services = await told('/api/users/username/kurosaki-mio/services?limit=50');
    for (const name of ['灯台みまもり', OTHER.name]) expect(services).toContain(name);
    expect(await told('/api/users/kurosaki-mio/bookmark-article', page)).toContain(kept);
    return true;
  });
});
