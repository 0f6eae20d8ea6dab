import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, axeFindingsAbove } from './accessibility/findings.ts';
import { constellationPerFile } from './constellation/per-file.ts';
import type { Role } from './constellation/sign-in.ts';
import { visit } from './places/settled.ts';

const stars = constellationPerFile();
const OWN = '/profile/kurosaki-mio';

type Opening = { readonly what: string; readonly role: Role; readonly path: string; open(page: Page): Promise<void> };

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
const edit = (section: string): Opening => ({
  what: `the dialog of ${section}`,
  role: 'general',
  path: OWN,
  open: press(`${section}を編集`),
});

const OPENINGS: readonly Opening[] = [
  { what: 'the dialog of the basics', role: 'general', path: OWN, open: press('編集する') },
  ...['職歴', '学歴', '働き方', '趣味', 'おすすめ', 'リンク', 'SNS', '気軽な面談'].map(edit),
  { what: 'the article form', role: 'general', path: `${OWN}?tab=articles_blogs`, open: press('記事を追加') },
  { what: 'the four steps', role: 'general', path: `${OWN}?tab=web_service`, open: press('サービスを追加') },
  {
    what: 'the question before a service is removed',
    role: 'general',
    path: `${OWN}?tab=web_service`,
    open: (page) =>
      page
        .getByRole('button', { name: /の登録を外す$/ })
        .first()
        .click(),
  },
  {
    what: 'the followers',
    role: 'anonymous',
    path: OWN,
    open: (page) =>
      page
        .getByRole('button', { name: /フォロワー/ })
        .first()
        .click(),
  },
  { what: 'the reason for a rebuild', role: 'admin', path: '/admin/audit', open: press('再構築を始める') },
];

test.each(OPENINGS)('axe finds nothing in $what', async ({ role, path, open }) => {
  const page = await stars.open(role);
  await visit(page, path);
  await open(page);
  await page.getByRole('dialog').waitFor();
  const wide = await axeFindingsAbove(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 780 });
  expect([...wide, ...(await axeFindingsAbove(page))]).toEqual([]);
});

test.each([
  ['anonymous', 'ログインしていませんのメニュー'],
  ['general', '黒﨑 澪のメニュー'],
] as const)('axe finds nothing in the menu of %s', async (role, name) => {
  const page = await stars.open(role);
  await visit(page, '/terms');
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test('axe finds nothing in the finds below the header’s search', async () => {
  const page = await stars.open('anonymous');
  await visit(page, '/terms');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('つばめ');
  await page.getByRole('option').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
});
