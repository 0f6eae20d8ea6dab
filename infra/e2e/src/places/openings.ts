import type { Page } from 'playwright-core';
import { markOpener, pressByKeys } from '../accessibility/by-keys.ts';
import { ABOVE_TABS, SECTIONS, TABS, tabPath } from '../company-editing/sections.ts';
import type { Role } from '../constellation/sign-in.ts';
import { OWN_COMPANY } from './places.ts';

const OWN = '/profile/kurosaki-mio';
const OTHER = '/profile/takahashi-kiichi';
const ARTICLES = `${OWN}?tab=articles_blogs`;
const SERVICES = `${OWN}?tab=web_service`;

/** A popup: who opens it, from which page, and how, by keys alone. */
export type Opening = {
  readonly what: string;
  readonly role: Role;
  readonly path: string;
  open(page: Page): Promise<void>;
};

const press = (name: string) => (page: Page) => pressByKeys(page.getByRole('button', { name, exact: true }).first());
const pressLike = (name: RegExp) => (page: Page) => pressByKeys(page.getByRole('button', { name }).first());
const edit = (section: string): Opening => ({
  what: `the dialog of ${section}`,
  role: 'general',
  path: OWN,
  open: press(`${section}を編集`),
});

const picture = (what: string): Opening => ({
  what: `the dialog of ${what}`,
  role: 'general',
  path: OWN,
  open: press({ 写真: '写真を編集', 見出しの写真: '見出しの写真', アイコン: 'アイコンを変更' }[what] ?? what),
});

const sectionOf = (role: Role, tab: number) => (section: string) => ({
  what: `the dialog of a company’s ${section}`,
  role,
  path: tabPath(tab),
  open: press(`${section}を編集`),
});
/** Sections that stand in two tabs are opened from the first. */
const OF_COMPANY: readonly Opening[] = [
  ...ABOVE_TABS.map(sectionOf('business', 1)),
  ...TABS.flatMap((tab) =>
    (SECTIONS[tab] ?? [])
      .filter((section) => tab === 1 || !SECTIONS[1]?.includes(section))
      .map(sectionOf('business', tab)),
  ),
  sectionOf('admin', 1)('運営のメモ'),
];

/** Every popup of a profile and of a company's page, and those that stand elsewhere (individual-side 2, company-side 2.8). */
export const OPENINGS: readonly Opening[] = [
  { what: 'the dialog of the basics', role: 'general', path: OWN, open: press('編集する') },
  ...['職歴', '学歴', '働き方', '趣味', '分野と経験', 'おすすめ', 'リンク', 'SNS', '気軽な面談'].map(edit),
  { what: 'the dialog of a new link', role: 'general', path: OWN, open: press('リンクを追加') },
  ...['連絡・DM', '副業', '会社への仕事の依頼'].map((section) => ({
    ...edit(section),
    path: `${OWN}?tab=contacts`,
  })),
  { what: 'the dialog of connections', role: 'general', path: `${OWN}?tab=contacts`, open: press('書きはじめる') },
  { what: 'the feeds', role: 'general', path: OWN, open: press('RSSから登録') },
  {
    what: 'the form of a feed',
    role: 'general',
    path: OWN,
    open: async (page) => {
      await press('RSSから登録')(page);
      await press('フィードを登録')(page);
      await page.getByRole('dialog', { name: 'フィードを登録' }).waitFor();
    },
  },
  ...['写真', '見出しの写真', 'アイコン'].map(picture),
  { what: 'the article form', role: 'general', path: ARTICLES, open: press('記事を追加') },
  { what: 'the form of an article that is there', role: 'general', path: ARTICLES, open: pressLike(/^「.+」を編集$/) },
  { what: 'the caption of an article', role: 'general', path: ARTICLES, open: pressLike(/のひとことを編集$/) },
  {
    what: 'the question before an article is deleted',
    role: 'general',
    path: ARTICLES,
    open: async (page) => {
      await pressLike(/^「.+」を編集$/)(page);
      await pressByKeys(page.getByRole('dialog', { name: '記事を編集' }).getByRole('button', { name: '削除する' }));
      await page.getByRole('dialog', { name: /削除します/ }).waitFor();
    },
  },
  { what: 'the four steps', role: 'general', path: SERVICES, open: press('サービスを追加') },
  {
    what: 'the question before a service is removed',
    role: 'general',
    path: SERVICES,
    open: pressLike(/の登録を外す$/),
  },
  {
    what: 'the question before somebody is blocked',
    role: 'general',
    path: OTHER,
    open: async (page) => {
      await pressLike(/についての操作$/)(page);
      await pressByKeys(page.getByRole('menuitem', { name: 'ブロックする' }));
      // The entry goes with the menu; its button stays.
      await markOpener(page.getByRole('button', { name: /についての操作$/, includeHidden: true }));
    },
  },
  {
    what: 'the form of a service that is missing',
    role: 'general',
    path: '/search-service?search=ありえないサービス',
    open: press('サービスを登録する'),
  },
  { what: 'one’s word on a service', role: 'general', path: '/companies/nagare', open: press('ひとことを直す') },
  { what: 'the feeds of a company', role: 'business', path: OWN_COMPANY, open: press('RSSから登録') },
  { what: 'the visitors of a company', role: 'business', path: OWN_COMPANY, open: pressLike(/^訪問者/) },
  ...OF_COMPANY,
  { what: 'the followers', role: 'anonymous', path: OWN, open: pressLike(/フォロワー/) },
  { what: 'those who are followed', role: 'anonymous', path: OWN, open: pressLike(/フォロー中/) },
  { what: 'the reason for a rebuild', role: 'admin', path: '/admin/audit', open: press('再構築を始める') },
];
