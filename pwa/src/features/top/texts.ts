import { figure } from '@meikan/domain';

const WEEKDAYS = '日月火水木金土';

export const topTexts = {
  headline: ['だれが、', 'なにを使い、', 'なにを書くか。'],
  lead: '名鑑は、人と会社が自分の言葉で名のる場所です。使っているサービス、書いた記事、話したことを、名前からたどれます。',
  day: (year: number, month: number, day: number, weekday: number) =>
    `${year}年${month}月${day}日 ${WEEKDAYS[weekday]}曜日`,
  updatedToday: (count: number) => `本日の更新${figure(count)}件`,
  search: { label: '名鑑を検索', prompt: '名前・会社・サービスで探す', send: '検索する' },
  totals: { label: '名鑑の件数', people: '人', companies: '会社', services: 'サービス', articles: '記事' },
  nameIndex: {
    label: '五十音から引く',
    title: '名前から引く',
    rows: { 'A-Z': 'A–Z', '0-9': '0–9' },
    unit: '件の名前',
  },
  letters: { title: '今日の便り', all: '便りをすべて見る', none: 'まだ便りはありません。' },
  nominated: {
    title: '注目の会社',
    note: '課題に取り組む会社から、編集室が選びます',
    all: '会社をすべて見る',
    articles: '記事',
  },
  services: {
    title: 'よく使われているサービス',
    all: 'サービス一覧',
    users: (count: number) => `${figure(count)}人が利用`,
  },
  people: { title: 'サービスに詳しい人', unit: 'サービス' },
  newHires: { title: '入社のお知らせ', joined: (job: string) => `${job}として入社` },
  tags: { title: 'タグから引く', note: (count: number) => `記事の多い順に${count}件` },
  industries: { title: '業種から引く', note: '会社の多い順' },
  views: {
    label: 'トップページの見出し',
    DEFAULT: 'コンテンツ',
    COMPANY_TACKLING_ISSUES: '注目の会社',
    COMPANY_SEARCH: '会社をさがす',
    TAGS: 'タグ一覧',
  },
  kinds: {
    RECRUITMENT_MATERIALS: '採用資料',
    JOINING_NEWS: '入社エントリ',
    AFTER_JOINING_COMPANY: '入社後の声',
    JOB_POSITION_DETAILS: '仕事の内容',
    TECH_DESIGN_PM: '技術ブログ',
    SLIDE: 'スライド',
    SERVICE_USED: '使っているサービス',
  },
  kindPage: {
    newest: (kind: string) => `新しい${kind}`,
    companies: (kind: string) => `${kind}のある会社`,
    count: (count: number) => `${figure(count)}社`,
    noneTitle: '見つかりませんでした',
    none: (kind: string) => `${kind}は、まだ登録されていません。`,
    noCompanies: (kind: string) => `${kind}を公開している会社は、まだありません。`,
    back: 'トップページへ戻る',
  },
  tagCount: (count: number) => figure(count),
} as const;
