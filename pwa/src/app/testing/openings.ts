import { ABOVE_TABS, SECTIONS, TABS, tabPath } from './company-sections.ts';
import { OWN_COMPANY } from './places.ts';
import type { Viewer } from './recorded-answer.ts';

const OWN = '/profile/kurosaki-mio';
const OTHER = '/profile/takahashi-kiichi';
const ARTICLES = `${OWN}?tab=articles_blogs`;
const SERVICES = `${OWN}?tab=web_service`;
const CONTACTS = `${OWN}?tab=contacts`;

/** A control that is pressed on the way to a popup; a text is its whole name. */
export type Press = {
  readonly control: 'button' | 'menuitem';
  readonly name: string | RegExp;
  /** The dialog that it stands in, where it is not on the page. */
  readonly dialog?: string;
};

/** A popup: who opens it, from which page, and by which controls, all of which keys alone can press. */
export type Opening = {
  readonly what: string;
  readonly role: Viewer;
  readonly path: string;
  readonly presses: readonly Press[];
};

/** How many dialogs lie above each other then: each button opens one, or a menu whose entry does. */
export const dialogsOf = (presses: readonly Press[]): number =>
  presses.filter(({ control }) => control === 'button').length;

/** Openings by the page that they begin on, as one role sees it. */
export const byPage = (openings: readonly Opening[]) =>
  [...Map.groupBy(openings, ({ role, path }) => `${path} as ${role} sees it`)].flatMap(([sight, those]) =>
    those.slice(0, 1).map(({ role, path }) => ({ sight, role, path, openings: those })),
  );

const button = (name: string | RegExp, dialog?: string): Press => ({
  control: 'button',
  name,
  ...(dialog === undefined ? {} : { dialog }),
});

const opening = (
  what: string,
  role: Viewer,
  path: string,
  ...presses: readonly (Press | string | RegExp)[]
): Opening => ({
  ...{ what, role, path },
  presses: presses.map((press) => (typeof press === 'object' && 'control' in press ? press : button(press))),
});

const section = (path: string) => (name: string) => opening(`the dialog of ${name}`, 'general', path, `${name}を編集`);

const sectionOf = (role: Viewer, tab: number) => (name: string) =>
  opening(`the dialog of a company’s ${name}`, role, tabPath(tab), `${name}を編集`);

/** Sections that stand in two tabs are opened from the first. */
const OF_COMPANY: readonly Opening[] = [
  ...ABOVE_TABS.map(sectionOf('business', 1)),
  ...TABS.flatMap((tab) =>
    (SECTIONS[tab] ?? []).filter((name) => tab === 1 || !SECTIONS[1]?.includes(name)).map(sectionOf('business', tab)),
  ),
  sectionOf('admin', 1)('運営のメモ'),
];

const OF_PROFILE: readonly Opening[] = [
  opening('the dialog of the basics', 'general', OWN, '編集する'),
  ...['職歴', '学歴', '働き方', '趣味', '分野と経験', 'おすすめ', 'リンク', 'SNS', '気軽な面談'].map(section(OWN)),
  opening('the dialog of a new link', 'general', OWN, 'リンクを追加'),
  ...['連絡・DM', '副業', '会社への仕事の依頼'].map(section(CONTACTS)),
  opening('the dialog of connections', 'general', CONTACTS, '書きはじめる'),
  opening('the feeds', 'general', OWN, 'RSSから登録'),
  opening('the form of a feed', 'general', OWN, 'RSSから登録', 'フィードを登録'),
  opening('the dialog of 写真', 'general', OWN, '写真を編集'),
  opening('the dialog of 見出しの写真', 'general', OWN, '見出しの写真'),
  opening('the dialog of アイコン', 'general', OWN, 'アイコンを変更'),
];

const OF_CONTENTS: readonly Opening[] = [
  opening('the article form', 'general', ARTICLES, '記事を追加'),
  opening('the form of an article that is there', 'general', ARTICLES, /^「.+」を編集$/),
  opening('the caption of an article', 'general', ARTICLES, /のひとことを編集$/),
  opening(
    ...(['the question before an article is deleted', 'general', ARTICLES] as const),
    ...[/^「.+」を編集$/, button('削除する', '記事を編集')],
  ),
  opening('the four steps', 'general', SERVICES, 'サービスを追加'),
  opening('the question before a service is removed', 'general', SERVICES, /の登録を外す$/),
];

/** Every popup of a profile and of a company's page, and those that stand elsewhere. */
export const OPENINGS: readonly Opening[] = [
  ...OF_PROFILE,
  ...OF_CONTENTS,
  opening(
    ...(['the question before somebody is blocked', 'general', OTHER] as const),
    ...[/についての操作$/, { control: 'menuitem', name: 'ブロックする' } as const],
  ),
  opening(
    ...(['the form of a service that is missing', 'general'] as const),
    ...['/search-service?search=ありえないサービス', 'サービスを登録する'],
  ),
  opening('one’s word on a service', 'general', '/companies/nagare', 'ひとことを直す'),
  opening('the feeds of a company', 'business', OWN_COMPANY, 'RSSから登録'),
  opening('the visitors of a company', 'business', OWN_COMPANY, /^訪問者/),
  ...OF_COMPANY,
  opening('the followers', 'anonymous', OWN, /フォロワー/),
  opening('those who are followed', 'anonymous', OWN, /フォロー中/),
  opening('the form of synonyms', 'admin', '/admin/synonyms', '同義語を登録する'),
  opening('the reason for a rebuild', 'admin', '/admin/audit', '再構築を始める'),
];
