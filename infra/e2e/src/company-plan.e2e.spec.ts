import { expect, test } from 'vitest';
import { axeFindingsAbove } from './accessibility/findings.ts';
import { editButton } from './company-editing/sections.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import { dialogsClosed } from './places/dialogs-closed.ts';
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
  await page.getByRole('dialog', { name: '更新が完了しました' }).getByRole('button', { name: 'ページに戻る' }).click();
  await dialogsClosed(page);
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
