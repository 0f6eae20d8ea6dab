import { getMe, registerOwnPage } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../app/testing/accessibility.ts';
import { openPage, PHONE } from '../../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../../app/testing/places.ts';
import { play, playChanged, Refusal } from '../../../app/testing/play.ts';

const ID = OWN_COMPANY.slice('/companies/'.length);
const dialog = page.getByRole('dialog', { name: '会社のページの下書き' });
const send = dialog.getByRole('button', { name: '下書きを作る' });
const field = (name: RegExp) => dialog.getByLabelText(name);

/** A company's account that has no page until it has registered one. */
function playNewcomer(answer: () => { id: string } | Refusal = () => ({ id: ID })) {
  const given = play(registerOwnPage, answer);
  playChanged(getMe, (me) => ({ ...me, companyId: given.length > 0 ? ID : null }));
  return given;
}

async function begin(path = '/onboarding') {
  await openPage(path, { as: 'business', pageless: true });
  await page.getByRole('main').getByRole('button', { name: '下書きを作る' }).click();
  await expect.element(dialog).toBeVisible();
}

async function write() {
  await field(/^会社名/).fill('株式会社みのり農園');
  await field(/^読みがな/).fill('みのりのうえん');
  await field(/^カテゴリー/).selectOptions('IT・Web企業');
  await field(/^説明/).fill('野菜を育てて届けています。');
  await field(/^公式サイト/).fill('https://minori.example');
}

test('a company without a page is led to making one from the address of its page', async () => {
  await openPage('/companies', { as: 'business', pageless: true });
  await expect.element(page.getByRole('heading', { level: 1, name: '会社のページを作る' })).toBeVisible();
  expect(location.pathname).toBe('/onboarding');
});

test('a company that has a page is led to it', async () => {
  await openPage('/onboarding', { as: 'business' });
  await expect.poll(() => location.pathname).toBe(OWN_COMPANY);
});

test('the account page of a company without a page leads to making one', async () => {
  playNewcomer();
  await openPage('/account', { as: 'business', pageless: true });
  await page.getByRole('link', { name: '会社のページを作る' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: '会社のページを作る' })).toBeVisible();
});

test('a company that registers its page is led to it, and its account knows it', async () => {
  const given = playNewcomer();
  await begin();
  await write();
  await send.click();
  await expect.poll(() => location.pathname).toBe(OWN_COMPANY);
  expect(given).toMatchObject([
    {
      viewer: 'business',
      body: {
        ...{ name: '株式会社みのり農園', reading: 'みのりのうえん', category: { mainCategory: 'it_company' } },
        ...{ description: '野菜を育てて届けています。', website: 'https://minori.example' },
      },
    },
  ]);
  await openPage('/account', { as: 'business' });
  await expect.element(page.getByRole('link', { name: '自社ページを見る' })).toHaveAttribute('href', OWN_COMPANY);
});

test('a registration without anything in it names every field, and sends nothing', async () => {
  const given = playNewcomer();
  await begin();
  expect(dialog.getByText('必須').elements().length).toBe(4);
  await send.click();
  for (const words of [/会社名・サービス名を入力/, /カテゴリーは一覧/, /説明を入力/, /公式サイトを入力/]) {
    await expect.element(dialog.getByText(words)).toBeVisible();
  }
  await expect.element(field(/^会社名/)).toHaveFocus();
  expect(given).toEqual([]);
});

test('a registration of a page that is there leads to that page, and keeps what was written', async () => {
  const detail = '名前と公式サイトが同じページが、すでに登録されています。';
  playNewcomer(
    () => new Refusal({ status: 409, code: 'company-already-registered', detail, existing: { id: 'tsubame-kanjo' } }),
  );
  await begin();
  await write();
  await send.click();
  await expect
    .element(dialog.getByRole('link', { name: '登録済みのページを見る' }))
    .toHaveAttribute('href', '/companies/tsubame-kanjo');
  await expect
    .element(dialog.getByRole('link', { name: 'そのページの編集を申請する' }))
    .toHaveAttribute('href', '/companies/tsubame-kanjo/ownership');
  await expect.element(field(/^説明/)).toHaveValue('野菜を育てて届けています。');
});

test('what was written stands again after a reload', async () => {
  await begin();
  await write();
  await begin();
  await expect.element(dialog.getByText('書きかけの内容を復元しました')).toBeVisible();
  await expect.element(field(/^公式サイト/)).toHaveValue('https://minori.example');
});

test.each([
  ['light', undefined],
  ['dark', PHONE],
] as const)(
  'the first steps of a company and their form have no accessibility findings in %s',
  async (scheme, size) => {
    await openPage('/onboarding', { as: 'business', pageless: true, scheme, ...(size && { size }) });
    expect(await axeFindings()).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: '下書きを作る' }).click();
    await expect.element(dialog).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  },
);
