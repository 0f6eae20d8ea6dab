import { type Company, getCompany } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '../../app/testing/accessibility.ts';
import { openPage, settled } from '../../app/testing/open-page.tsx';
import { OWN_COMPANY } from '../../app/testing/places.ts';
import { playChanged } from '../../app/testing/play.ts';
import { linesOf, showsEveryTab, showsEveryTabKept } from './testing/every-tab.ts';
import { playItems, TAB_TEXTS } from './testing/filled-company.ts';

const VIEWERS = [
  ['a visitor', 'anonymous'],
  ['its owner', 'business'],
] as const;

test.each(VIEWERS)('every tab of a company shows its content to %s', async (_, role) => {
  await showsEveryTab(role);
});

test('every tab of a saved company shows its content offline to a visitor', async () => {
  await showsEveryTabKept('anonymous');
});

const EMPTY = '/companies/marumasu';

test('an empty tab offers its editor to fill it, or tells where its content comes from', async () => {
  await openPage(`${EMPTY}?tab=32`, { as: 'admin' });
  await expect.element(page.getByRole('button', { name: 'ロードマップを編集' })).toBeVisible();
  expect(linesOf(document.querySelector('.tab-b'))).toContain('未登録');
  await openPage(`${EMPTY}?tab=15`, { as: 'admin' });
  await expect.element(page.getByText(/アンケートの質問への回答が、ここに並びます。$/)).toBeVisible();
  await openPage(`${EMPTY}?tab=3`, { as: 'admin' });
  const source = /使っている人のひとことと、利用者が挙げるよい点が、ここに並びます。$/;
  await expect.element(page.getByText(source)).toBeVisible();
});

type Told = Partial<Pick<Company, 'openingPositions' | 'changeJobLog'>> & { readonly contents: Record<string, number> };

/** The page as it would tell these. */
function playTold({ contents, ...told }: Told): void {
  playChanged(getCompany, (company) =>
    'counts' in company ? { ...company, ...told, counts: { ...company.counts, contents } } : company,
  );
}

const SAID = {
  ...{ jobPeriod: null, pastJobOverview: null, currentJobOverview: null },
  ...{ opinionAboutCompany: '爪の色をほめられます。', opinionOverall: null },
};

test.each([
  ['both', [SAID], { joining_news: 1 }, ['転職の記録', '入社エントリ']],
  ['articles alone', [], { joining_news: 1 }, ['入社エントリ']],
  ['words alone', [SAID], {}, ['転職の記録']],
])('the joining tab has a heading for each non-empty list: %s', async (_, changeJobLog, contents, headings) => {
  playItems();
  playTold({ changeJobLog, contents });
  await openPage(`${OWN_COMPANY}?tab=36`);
  const shown = () => [...document.querySelectorAll('.tab-b h2')].map(({ textContent }) => textContent);
  await expect.poll(shown).toEqual(headings);
  await settled();
});

const side = page.getByRole('complementary');
const JOBS_HERE = /^名鑑に載っている/;

test('the number of open positions links to those on the page', async () => {
  playItems();
  playTold({ openingPositions: 14, contents: { job: 1 } });
  await openPage(OWN_COMPANY);
  await expect.element(side.getByText('14件の募集があります')).toBeVisible();
  await side.getByRole('link', { name: JOBS_HERE }).click();
  await expect.element(page.getByText(TAB_TEXTS[13]?.[1] ?? '')).toBeVisible();
  await settled();
});

test('the number of open positions links to no empty tab', async () => {
  playTold({ openingPositions: 14, contents: {} });
  await openPage(OWN_COMPANY);
  await expect.element(side.getByText('14件の募集があります')).toBeVisible();
  await settled();
  expect(side.getByRole('link', { name: JOBS_HERE }).query()).toBeNull();
});

test('an empty tab says to a visitor that it is empty', async () => {
  await openPage(`${EMPTY}?tab=32`);
  await expect.element(page.getByText('「ロードマップ」には、まだ何も登録されていません。')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('a list of articles is paged, and starts at its first page when another kind is chosen', async () => {
  playItems();
  await openPage(`${OWN_COMPANY}?tab=11`);
  const foot = page.getByRole('navigation', { name: 'ページの切り替え' });
  await expect.element(foot.getByText('全 17 件中 1-5 件')).toBeVisible();
  await foot.getByRole('link', { name: '次のページ' }).click();
  await expect.element(foot.getByText('全 17 件中 6-10 件')).toBeVisible();
  await settled();
  expect(document.querySelectorAll('.tab-b .list > li')).toHaveLength(5);
  const chips = page.getByRole('group', { name: 'カテゴリーで絞り込み' });
  await chips.getByRole('link', { name: /^テック・デザインブログ/ }).click();
  await expect.element(foot.getByText('全 2 件中 1-2 件')).toBeVisible();
  await chips.getByRole('link', { name: /^すべて/ }).click();
  await expect.element(foot.getByText('全 17 件中 1-5 件')).toBeVisible();
});

const HIDDEN = '/companies/yuka-shita';

test('a company that is not public shows admins a button to its page', async () => {
  await openPage(`${HIDDEN}?preview=true`, { as: 'admin' });
  await page.getByRole('link', { name: 'ページを開く' }).click();
  await expect.element(page.getByRole('navigation', { name: '会社ページの見出し' })).toBeVisible();
});

test('a company that is not public shows visitors only the link to its site', async () => {
  await openPage(HIDDEN);
  await expect.element(page.getByRole('link', { name: /公式サイト/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'ページを開く' })).not.toBeInTheDocument();
});
