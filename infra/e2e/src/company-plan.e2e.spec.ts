import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { telling } from './api/house/tell.ts';
import { writeDirectory } from './api/house/write-directory.ts';
import { editButton } from './company-editing/sections.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { readCompletion } from './places/completion.ts';
import { OWN_COMPANY } from './places/places.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile({ serviceWorkers: 'block' });
/** Nobody pays for this page. */
const FREE = '/companies/neiro-lab';
const SERVICE = '/companies/kumoi-cloud';
const SECTION = '採用のリンク';

test('the owner of a paid page registers where people read on and apply, and every visitor is led there', async () => {
  const page = await stars.open('business');
  await visit(page, OWN_COMPANY);
  await editButton(page, SECTION).click();
  const dialog = page.getByRole('dialog', { name: `${SECTION}を編集` });
  await dialog.getByLabel('採用サイトのURL').fill('https://ai-no-ito.example/recruit');
  await dialog.getByLabel('応募のページのURL').fill('https://jobs.example/ai-no-ito');
  await dialog.getByRole('button', { name: '更新する' }).click();
  await readCompletion(page, '更新が完了しました');
  const visitor = await stars.open('anonymous');
  await visit(visitor, OWN_COMPANY);
  const link = (name: string) => visitor.getByRole('link', { name }).getAttribute('href');
  expect(await link('採用サイト')).toBe('https://ai-no-ito.example/recruit');
  expect(await link('応募のページ')).toBe('https://jobs.example/ai-no-ito');
});

test('on the free plan a lock stands in the place of the form, and says how to come to the paid plan', async () => {
  const page = await stars.open('admin');
  await visit(page, FREE);
  await page.getByText('採用のリンクは有料プランで登録できます').waitFor();
  expect(await editButton(page, SECTION).count()).toBe(0);
  expect(await axeFindingsAbove(page)).toEqual([]);
  await page.getByRole('link', { name: '有料プランについて' }).click();
  await page.getByRole('heading', { name: '有料プラン' }).waitFor();
  const visitor = await stars.open('anonymous');
  await visit(visitor, FREE);
  expect(await visitor.getByText(SECTION).count()).toBe(0);
});

test('business users who do not own a page are told about adopting companies, beside the switch of their own', async () => {
  const page = await stars.open('business');
  await visit(page, SERVICE);
  await page.getByRole('group', { name: '使い方を登録' }).getByRole('button', { name: '自社で導入' }).waitFor();
  await page.getByText('導入企業について').click();
  await page.getByText(/雲居クラウドのページの「導入企業」に自社が載り/).waitFor();
  expect(await axeFindingsAbove(page)).toEqual([]);
  for (const [role, path] of [
    ['business', OWN_COMPANY],
    ['general', SERVICE],
  ] as const) {
    const other = await stars.open(role);
    await visit(other, path);
    expect(await other.getByText('導入企業について').count()).toBe(0);
  }
});

const COMPANY = OWN_COMPANY.replace('/companies/', '');
const USERS = `${OWN_COMPANY}?tab=2`;
const CUSTOMERS = Array.from({ length: 9 }, (_, n) => `藍染めの客${n + 1}`);

test('the users of a paid page are turned page by page, beyond the eight of the free plan', async () => {
  const { house } = stars.constellation;
  const write = writeDirectory(telling(house.handler));
  for (const [n, name] of CUSTOMERS.entries()) {
    await write.person(`customer-${n}`, name);
    await write.usage({ kind: 'user', id: `customer-${n}` }, COMPANY, 'private');
  }
  await house.projections.caughtUp();
  const visitor = await stars.open('anonymous');
  await visit(visitor, USERS);
  const shown = visitor.locator('.tab-b .list > li');
  const first = (await shown.allInnerTexts()).join();
  expect(await shown.count()).toBe(8);
  const others = CUSTOMERS.filter((name) => !first.includes(name));
  expect(others).not.toEqual([]);
  await visitor
    .getByRole('navigation', { name: 'ページの切りかえ' })
    .getByRole('button', { name: '次のページ' })
    .click();
  for (const name of others) await shown.filter({ hasText: name }).waitFor();
});

test('a page that hides who uses it names none of them to who comes by the address, and all to its owner', async () => {
  const { house } = stars.constellation;
  await writeDirectory(telling(house.handler)).section(COMPANY, { section: 'hidden-tabs', value: [2] });
  await house.projections.caughtUp();
  const customers = (page: Page) => page.locator('main').getByText('藍染めの客');
  const owner = await stars.open('business');
  await visit(owner, USERS);
  await customers(owner).first().waitFor();
  for (const [role, path] of [
    ['anonymous', USERS],
    ['business', `${USERS}&preview=true`],
  ] as const) {
    const page = await stars.open(role);
    await visit(page, path);
    await page.getByText('「利用者」には、まだ何も登録されていません。').waitFor();
    expect(await customers(page).count()).toBe(0);
  }
});
