import { eventually } from '@meikan/testkit';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { stored } from './offline-accounts/person.ts';
import { visitWithWorker } from './offline-shell/phone.ts';
import { takePicture } from './pictures/choose-picture.ts';
import { readCompletion, readKept } from './places/completion.ts';
import { dialogsClosed } from './places/dialogs-closed.ts';
import { OWN_COMPANY } from './places/places.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });
const SERVICES = '/profile/kurosaki-mio?tab=web_service';
const RESTORED = '書きかけの内容を復元しました';
const NARROW = { width: 360, height: 780 };
/** Two that the directory has and that the demo account does not use. */
const THERE = { name: 'このへん', website: 'https://konohen-app.example/' };
const OTHER = { name: '髙橋さんの予約帳', website: 'https://takahashi-yoyaku.example/' };

/** Looks for a service, does not find it, and goes on to the form that registers it. */
async function openForm(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'サービスを追加' }).first().click();
  const adding = page.getByRole('dialog', { name: 'サービスを追加' });
  await adding.getByLabel('会社名・サービス名').fill(name);
  await adding.getByText('このサービスはまだ登録されていません。新しく登録できます。').waitFor();
  await adding.getByRole('button', { name: '新しく登録する' }).click();
  const form = page.getByRole('dialog', { name: 'サービスを登録' });
  expect(await form.getByLabel('会社名・サービス名').inputValue()).toBe(name);
  return form;
}

/** Fills in the first step and goes to the second. */
async function describe(form: Locator, website: string): Promise<void> {
  const next = form.getByRole('button', { name: '次へ' });
  await form.getByText('開発ツール').click();
  await form.getByLabel('カテゴリー').selectOption({ label: '言語・実行環境（そのほか）' });
  await form.getByLabel('説明').fill('灯台の明かりを数えるための道具です。');
  expect(await next.isDisabled()).toBe(true);
  await form.getByLabel('ホームページ').fill(website);
  await next.click();
  await form.getByRole('list', { name: '全2段のうち2段目' }).waitFor();
}

test('a service that is missing is registered in two steps, and leaving it half written is asked about', async () => {
  const page = await stars.open('general');
  await visit(page, SERVICES);
  const form = await openForm(page, '灯台かぞえ');
  await form.getByRole('list', { name: '全2段のうち1段目' }).waitFor();
  await page.setViewportSize(NARROW);
  const first = await axeFindingsAbove(page);
  await describe(form, 'https://todai.example');
  expect([...first, ...(await axeFindingsAbove(page))]).toEqual([]);

  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: '登録していない内容があります' });
  await question.getByRole('button', { name: 'キャンセル' }).click();
  await form.getByRole('button', { name: '戻る' }).click();
  expect(await form.getByLabel('ホームページ').inputValue()).toBe('https://todai.example');
  await form.getByRole('button', { name: '次へ' }).click();
  expect(await form.getByLabel('個人で利用している').isChecked()).toBe(true);
  await form.getByRole('button', { name: '登録する' }).click();
  await readCompletion(page, '登録が完了しました');
  await page.getByRole('link', { name: '灯台かぞえ' }).first().click();
  await page.getByRole('heading', { level: 1, name: '灯台かぞえ' }).waitFor();
});

test('a list that does not hold a service leads to its registration, too', async () => {
  const page = await stars.open('general');
  await visit(page, '/search-service?search=灯台もとくらし');
  await page.getByRole('button', { name: 'サービスを登録する' }).last().click();
  const form = page.getByRole('dialog', { name: 'サービスを登録' });
  expect(await form.getByLabel('会社名・サービス名').inputValue()).toBe('灯台もとくらし');
  // Nothing is written yet that could be lost.
  await page.keyboard.press('Escape');
  await dialogsClosed(page);
});

test('a registration in which nothing was written is nothing to come back to', async () => {
  const page = await stars.open('general');
  await visit(page, '/search-service?search=灯台しるべ');
  await page.getByRole('button', { name: 'サービスを登録する' }).last().click();
  await page.getByRole('dialog', { name: 'サービスを登録' }).getByRole('button', { name: 'キャンセル' }).click();
  await dialogsClosed(page);
  await visit(page, SERVICES);
  const form = await openForm(page, '灯台みちびき');
  expect(await form.getByText(RESTORED).count()).toBe(0);
});

test('F18: a registration that broke off goes on, whatever is looked for meanwhile, until it is given up', async () => {
  const page = await stars.open('general');
  await visit(page, SERVICES);
  await describe(await openForm(page, '灯台ともし'), 'https://tomoshi.example');
  await eventually(async () => (await stored(page)).some(({ written }) => written.includes('"step":2')));

  await visit(page, '/search-service?search=灯台あらし');
  const open = () => page.getByRole('button', { name: 'サービスを登録する' }).last().click();
  const form = page.getByRole('dialog', { name: 'サービスを登録' });
  await open();
  await form.getByText(RESTORED).waitFor();
  await form.getByRole('button', { name: '戻る' }).click();
  expect(await form.getByLabel('会社名・サービス名').inputValue()).toBe('灯台ともし');
  await form.getByRole('button', { name: 'キャンセル' }).click();
  await page.getByRole('button', { name: '登録せずに閉じる' }).click();
  await dialogsClosed(page);

  await open();
  expect(await form.getByLabel('会社名・サービス名').inputValue()).toBe('灯台あらし');
  expect(await form.getByText(RESTORED).count()).toBe(0);
  await eventually(async () => (await stored(page)).every(({ drafts }) => drafts === 0));
});

test('a company’s owner is asked in the second step for a logo and the right to use it', async () => {
  const page = await stars.open('business');
  await visit(page, '/search-service?search=灯台あかり');
  await page.getByRole('button', { name: 'サービスを登録する' }).last().click();
  const form = page.getByRole('dialog', { name: 'サービスを登録' });
  await describe(form, 'https://akari.example');
  expect(await form.getByLabel('個人で利用している').count()).toBe(0);
  await form.getByRole('button', { name: '画像を選ぶ' }).click();
  await takePicture(page);
  const send = form.getByRole('button', { name: '登録する' });
  await send.click();
  await form.getByText('ロゴを使う権利があることを確認してください。').waitFor();
  await page.setViewportSize(NARROW);
  expect(await axeFindingsAbove(page)).toEqual([]);
  await form.getByRole('checkbox', { name: /権利者から掲載の許可/ }).check();
  await send.click();
  // With a picture ahead of it, it may arrive after the dialog has stopped waiting.
  await readCompletion(page, '登録が完了しました');
  await visit(page, '/sync');
  await page.getByText('送信待ちの変更はありません').waitFor();
  await visit(page, `${OWN_COMPANY}?tab=5`);
  await page.getByRole('link', { name: '灯台あかり' }).first().click();
  await page.getByRole('heading', { level: 1, name: '灯台あかり' }).waitFor();
  await page.locator('main img.logo[src^="/images/"]').first().waitFor();
});

test('a search leads visitors to the sign-in, and whoever may register to the form', async () => {
  const visitor = await stars.open('anonymous');
  await visit(visitor, '/search?search=灯台もり');
  const signIn = visitor.getByRole('link', { name: 'ログインして登録する' });
  const address = new URL((await signIn.getAttribute('href')) ?? '', visitor.url());
  expect([address.pathname, decodeURI(address.searchParams.get('returnTo') ?? '')]).toEqual([
    '/login',
    '/search?search=灯台もり',
  ]);
  const page = await stars.open('general');
  await visit(page, '/search?search=灯台もり');
  await page.getByRole('button', { name: 'サービスを登録する' }).click();
  await page.getByRole('dialog', { name: 'サービスを登録' }).waitFor();
});

test('one that is there already is offered, with nothing of what was written lost', async () => {
  const page = await stars.open('general');
  await visit(page, SERVICES);
  const form = await openForm(page, '名鑑にない灯台');
  await form.getByLabel('会社名・サービス名').fill(THERE.name);
  await describe(form, THERE.website);
  await form.getByRole('button', { name: '登録する' }).click();
  await form.getByText('同じ名前とホームページのページが、すでに登録されています').waitFor();
  expect(await axeFindingsAbove(page)).toEqual([]);
  await form.getByRole('button', { name: '戻る' }).click();
  expect(await form.getByLabel('ホームページ').inputValue()).toBe(THERE.website);
  await form.getByRole('button', { name: '次へ' }).click();
  await form.getByRole('button', { name: '登録済みのページを使う' }).click();
  await readCompletion(page, '登録が完了しました');
  await page.getByRole('link', { name: THERE.name }).first().waitFor();
});

test('without a connection it is kept and goes by itself; one that is there already is decided at the queue', async () => {
  const page = await stars.open('general', { serviceWorkers: 'allow' });
  await visitWithWorker(page, SERVICES);
  const form = await openForm(page, '灯台みまもり');
  await page.context().setOffline(true);
  await describe(form, 'https://mimamori.example');
  await form.getByRole('button', { name: '登録する' }).click();
  await readKept(page);
  await page.getByText('灯台みまもり').first().waitFor();
  expect(
    await page
      .getByRole('list', { name: '使っているサービスの一覧' })
      .getByRole('link', { name: '灯台みまもり' })
      .count(),
  ).toBe(0);

  const twin = await openForm(page, OTHER.name);
  await describe(twin, OTHER.website);
  await twin.getByRole('button', { name: '登録する' }).click();
  await readKept(page);

  await page.context().setOffline(false);
  await page.getByRole('link', { name: '灯台みまもり' }).first().waitFor();
  await visit(page, '/sync');
  await page.getByRole('button', { name: /登録済みのページを使う/ }).click();
  await page.getByText('送信待ちの変更はありません').waitFor();
  await visit(page, SERVICES);
  await page.getByRole('link', { name: OTHER.name }).first().waitFor();
});
