import { figure } from '@meikan/domain';

export const searchTexts = {
  everything: '人・会社・サービス・記事をさがす',
  titles: { company: '会社をさがす', service: 'サービスをさがす', person: '人をさがす', article: '記事をさがす' },
  results: (text: string) => `「${text}」の検索結果`,
  ofRow: (row: string) => (row === 'A-Z' || row === '0-9' ? `${row} ではじまる名前` : `${row}行の名前`),
  ofIndustry: (name: string) => `${name}の会社`,
  prompt: '名前・会社・サービスで探す',
  label: '名鑑を検索',
  send: '検索する',
  kind: '種類',
  kindLabel: '検索結果の種類',
  all: 'すべて',
  kinds: { company: '会社', service: 'サービス', person: '人', article: '記事' },
  unit: (atLeast: boolean) => (atLeast ? '件以上' : '件'),
  found: { before: '', after: 'が見つかりました' },
  whole: { before: '全', after: '' },
  categories: 'カテゴリーで絞り込み',
  facets: {
    filter: (chosen: number) => (chosen === 0 ? '絞り込む' : `絞り込む（${chosen}）`),
    show: (count: number, atLeast: boolean) => (atLeast ? '結果を見る' : `${figure(count)}件を見る`),
    more: (count: number) => `もっと見る（${count}）`,
    chosen: '選んだ条件',
    drop: (label: string) => `「${label}」を外す`,
    dropAll: '条件をすべて外す',
  },
  sort: '並び順',
  sorts: { relevance: '関連度順', followers: 'フォロワー順', visitors: '閲覧数順', newest: '新着順' },
  /** Without words nothing is more relevant than another: then they stand by how well they are known. */
  mostKnown: '人気順',
  list: '検索結果',
} as const;

export const noneTexts = {
  title: '見つかりませんでした',
  bodyFiltered: 'この条件に合うものは、まだ名鑑にありません。',
} as const;

const quoted = (words: readonly string[]) => words.map((word) => `「${word}」`).join('');

/** What comes closest to a search that finds nothing. */
export const nearTexts = {
  ...noneTexts,
  body: (text: string) => `「${text}」に合うものは、まだ名鑑にありません。`,
  counted: (label: string, count: number, atLeast: boolean) =>
    `${label}（${figure(count)}${searchTexts.unit(atLeast)}）`,
  widen: '条件を減らす',
  inRegions: (regions: readonly string[]) => `${regions.join('・')}に広げる`,
  without: (labels: readonly string[]) => `${quoted(labels)}を外す`,
  withoutCategories: 'カテゴリーを外す',
  widenKind: '条件をすべて外す',
  widenAll: 'すべての種類で探す',
  fewer: '言葉を減らす',
  word: (word: string) => `「${word}」だけで探す`,
  near: '近い名前',
  initial: '頭文字',
  spelling: '書き方',
  spellingHint: '名前の一部や読みがなでも探せます。',
  register: '登録',
  registerHint: '名鑑にまだないサービスは登録できます。',
} as const;

export const serviceTexts = {
  title: 'サービス一覧',
  label: 'サービスを検索',
  prompt: 'サービスの名前・できることで探す',
  types: '種類',
  typesLabel: 'サービスの種類',
  usages: '使われ方',
  usage: { private: '個人で利用', company: '会社で利用' },
  filters: (count: number) => (count === 0 ? '種類と使われ方' : `種類と使われ方（${count}）`),
  found: { before: '', after: 'のサービスが見つかりました' },
  sorts: { TWITTER: 'フォロワー順', VISITOR: '閲覧数順' },
  sortsOfText: { TWITTER: '関連度順', VISITOR: '閲覧数順' },
  list: 'サービス',
  views: (count: number) => `閲覧${figure(count)}回`,
  users: (count: number) => `${figure(count)}人`,
  usersSpoken: (count: number) => `${figure(count)}人が利用`,
  relations: {
    private: '個人で利用',
    company: '社内で利用',
    'company-use': '自社で利用',
    'company-using': '自社で利用',
  },
  open: 'ページを見る',
  missing: {
    title: '見つからないときは',
    body: '名鑑にまだないサービスは、名前、公式サイトのURL、50字ほどの紹介文があれば登録できます。登録には、個人か法人のアカウントが必要です。',
    action: '先に会社のページを作る',
    signIn: 'ログインして登録する',
    noneBody: '名前の一部や読みがなでも探せます。名鑑にまだないサービスは、次の手順で登録できます。',
    ownSteps: [
      '名前、公式サイトのURL、50字ほどの紹介文、種類を用意します。',
      '「サービスを登録する」から入力します。',
      'すぐに公開され、あなたやあなたの会社の利用サービスにも加わります。',
    ],
    steps: [
      '名前、公式サイトのURL、50字ほどの紹介文、種類を用意します。',
      'ログインします。アカウントをお持ちでないときは、無料で作れます。',
      'このページに戻り、「サービスを登録する」から入力します。',
    ],
  },
} as const;

export const tagTexts = {
  title: 'タグ検索',
  lead: '記事のタグと、サービスにできることから探します。',
  ofItems: (tag: string) => `#${tag}の記事`,
  ofServices: (wanted: readonly string[]) => `${wanted.map((one) => `「${one}」`).join('')}に合うサービス`,
  popular: 'よく使われているタグ',
  popularNote: '記事の多い順',
  services: 'サービスから探す',
  label: 'タグで検索',
  prompt: 'できることで探す',
  none: (tag: string) => `「${tag}」のタグが付いた記事は、まだありません。`,
  kinds: '記事の種類で絞り込み',
  found: { before: '', after: 'が見つかりました' },
} as const;
