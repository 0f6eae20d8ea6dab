import { listCompanyServices, uploadImage } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsAbove } from '../../../app/testing/accessibility.ts';
import { openPage, PHONE } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';
import { play, playChanged } from '../../../app/testing/play.ts';
import { judgeCommands } from '../../../app/testing/played-server.ts';
import { readCompletion } from '../../../editing/testing/completion.ts';
import { sentData } from '../../../editing/testing/sent-data.ts';
import { takePicture } from '../../../offline/ui/pictures/testing/take-picture.ts';
import {
  described,
  describeService,
  form,
  lookAndRegister,
  nameField,
  playDeclared,
  registerFromList,
  SERVICES,
  send,
  websiteField,
} from '../testing/registering-by-hand.ts';

const LOGO = `/images/${'5e'.repeat(32)}`;
/** One that the directory has and that the demo account does not use. */
const THERE = { id: 'konohen-app', name: 'このへん', website: 'https://konohen-app.example/' };

/** Answers a company's list of services with those that it declared since. */
const playAdopted = () =>
  playChanged(listCompanyServices, (rows) => {
    const declared = sentData('register-service').flatMap(({ companyId: id, service: { name } }) =>
      rows.slice(0, 1).map((row) => ({ ...row, id, name, logo: null })),
    );
    return [...declared, ...rows];
  });

test("registering asks a company's owner for a logo and the right to use it", async () => {
  const uploads = play(uploadImage, () => ({ file: LOGO }));
  playAdopted();
  await openPage('/search-service?search=灯台あかり', { as: 'business' });
  await registerFromList();
  await describeService('https://akari.example');
  expect(form.getByLabelText(/個人で利用している/).elements()).toEqual([]);
  await form.getByRole('button', { name: '画像を選ぶ' }).click();
  await takePicture();
  await send();
  await expect.element(form.getByText('ロゴを使う権利があることを確認してください。')).toBeVisible();
  await page.viewport(...PHONE);
  expect(await axeFindingsAbove()).toEqual([]);
  await form.getByRole('checkbox', { name: /権利者から掲載の許可/ }).click();
  await send();
  await readCompletion('登録が完了しました');
  expect(uploads.map(({ viewer }) => viewer)).toEqual(['business']);
  const owner = { companyId: 'ai-no-ito', photo: LOGO, copyright: true };
  expect(sentData('register-service')).toMatchObject([
    { service: described('灯台あかり', 'https://akari.example'), owner },
  ]);
  const serviceId = sentData('register-service')[0]?.companyId;
  const holder = { kind: 'company', id: 'ai-no-ito' };
  expect(sentData('declare-usage')).toEqual([{ holder, serviceId, usageType: 'company-using' }]);

  await openPage('/sync', { as: 'business' });
  await expect.element(page.getByText('送信待ちの変更はありません')).toBeVisible();
  await openPage(`${OWN_COMPANY}?tab=5`, { as: 'business' });
  const link = page.getByRole('main').getByRole('link', { name: '灯台あかり' }).first();
  await expect.element(link).toHaveAttribute('href', `/companies/${serviceId}`);
});

test('registering from a search leads visitors to the sign-in, and others to the form', async () => {
  await openPage('/search?search=灯台もり');
  const signIn = page.getByRole('link', { name: 'ログインして登録する' });
  const address = new URL(signIn.element().getAttribute('href') ?? '', location.href);
  expect([address.pathname, decodeURI(address.searchParams.get('returnTo') ?? '')]).toEqual([
    '/login',
    '/search?search=灯台もり',
  ]);
  await openPage('/search?search=灯台もり', { as: 'general' });
  await page.getByRole('button', { name: 'サービスを登録する' }).click();
  await expect.element(form).toBeVisible();
});

/** Refuses what is there already, as the server does, and what hangs on it. */
function playTwin(): void {
  const detail = '名前と公式サイトが同じページが、すでに登録されています。そのページから利用を登録してください。';
  const code = 'company-already-registered';
  const told = { type: 'about:blank', title: 'すでに登録されています', detail, payload: detail };
  const errors = ['name', 'website'].map((field) => ({ field: `service.${field}`, code, message: detail }));
  const problem = { ...told, status: 409, code, errors, existing: { id: THERE.id } };
  judgeCommands(({ type, dependsOn = [] }) => {
    if (type === 'register-service') return { status: 'refused', problem };
    return dependsOn.length > 0 ? { status: 'blocked' } : { status: 'applied', revision: '1', position: 'p1' };
  });
}

test('registering an existing service offers it, and keeps the input', async () => {
  playTwin();
  playDeclared((id) => (id === THERE.id ? THERE.name : undefined));
  await openPage(SERVICES, { as: 'general' });
  await lookAndRegister('名鑑にない灯台');
  await nameField.fill(THERE.name);
  await describeService(THERE.website);
  await send();
  await expect.element(form.getByText('名前と公式サイトが同じページが、すでに登録されています')).toBeVisible();
  expect(await axeFindingsAbove()).toEqual([]);
  await form.getByRole('button', { name: '戻る' }).click();
  await expect.element(websiteField).toHaveValue(THERE.website);
  await form.getByRole('button', { name: '次へ' }).click();
  await form.getByRole('button', { name: '登録済みのページを使う' }).click();
  await readCompletion('登録が完了しました');
  const holder = { kind: 'user', id: 'kurosaki-mio' };
  expect(sentData('declare-usage').at(-1)).toEqual({ holder, serviceId: THERE.id, usageType: 'private' });
  const list = page.getByRole('list', { name: '使っているサービスの一覧' });
  await expect
    .poll(() =>
      list
        .getByRole('link', { name: THERE.name })
        .elements()
        .map((link) => link.getAttribute('href')),
    )
    .toEqual([`/companies/${THERE.id}`]);
});
