/** What a tab shows: its name, or that of the tab that opens instead, how much it lists, and what can be changed there. */
export type Shown = readonly [tab: string, items: number, edits: readonly string[]];
export type Seen = Readonly<Record<string, Shown>>;

export const overview = (items: number): Shown => ['概要', items, []];

/** Of the tabs that are empty, and of those that are the owner's alone, everybody else sees the overview. */
export const ofMio: Seen = {
  overview: overview(6),
  articles_blogs: ['記事・ブログ', 3, []],
  knowledge: overview(6),
  slide: ['スライド', 1, []],
  belonging_company: ['所属会社', 1, []],
  company_jobs: overview(6),
  movie: overview(6),
  career_network: ['キャリアSNS', 1, []],
  company_articles: ['会社の記事', 5, []],
  bookmark: ['保存', 5, []],
  contacts: ['相談・連絡', 0, []],
  web_service: ['サービス', 2, []],
  business_service: overview(6),
  footprint: overview(6),
};

export const ofKiichi: Seen = {
  ...Object.fromEntries(Object.keys(ofMio).map((key) => [key, overview(7)])),
  articles_blogs: ['記事・ブログ', 1, []],
  knowledge: ['ナレッジ', 1, []],
  slide: ['スライド', 1, []],
  bookmark: ['保存', 3, []],
  contacts: ['相談・連絡', 0, []],
  web_service: ['サービス', 6, []],
  business_service: ['ビジネスサービス', 2, []],
};

const edits = (...names: readonly string[]) => names.map((name) => `編集${name}を編集`);
const ofItems = (...names: readonly string[]) => [
  'RSSから登録',
  '記事を追加',
  ...names.flatMap((name) => [`「${name}」のひとことを編集`, `「${name}」を編集`]),
];
const ofBookmarks = (...names: readonly string[]) => names.map((name) => `${name}を保存から外す`);

/** The owner sees the empty tabs that can be filled here, and the ways to change everything but what is a company's. */
export const ofOwner: Seen = {
  overview: [
    '概要',
    8,
    [
      'RSSから登録',
      ...edits('自己紹介', '職歴', '学歴', '住まい', '働き方', '趣味', '分野と経験', 'X', '写真', 'おすすめ', 'リンク'),
      'リンク「澪の作業日誌」を編集',
      'リンク「登壇一覧」を編集',
      'リンク「こーどの縁側」を編集',
      'リンクを追加',
      ...edits('気軽な面談'),
      'サービスを追加',
      ...edits('SNS'),
      '写真を載せる',
    ],
  ],
  articles_blogs: [
    '記事・ブログ',
    3,
    ofItems(
      '「もう一度押された」ことを前提にした注文APIの形',
      '返金処理を冪等にするまでの三か月と失敗の記録',
      '松本に越して最初の冬、灯油の単位を知る',
    ),
  ],
  knowledge: ['ナレッジ', 0, ofItems()],
  slide: ['スライド', 1, ofItems('照合バッチを夜中に起こさないための設計')],
  belonging_company: ['所属会社', 1, ['RSSから登録']],
  company_jobs: ['求人', 0, ['RSSから登録']],
  movie: ['動画', 0, ofItems()],
  career_network: ['キャリアSNS', 1, ofItems('地方在住のエンジニア同士、近況を話しませんか')],
  company_articles: ['会社の記事', 5, ['RSSから登録']],
  bookmark: [
    '保存',
    5,
    [
      'RSSから登録',
      ...ofBookmarks(
        '連休に障害を出さないための、連休前の一週間',
        '離島の回線を一緒に守る仲間を探しています',
        'つまずく場所を先に書く、授業案のような設計書',
        '二分で紙に切り替える、真夜中の練習台本',
        '隣のおじいさんに弟子入りするときの頼み方',
      ),
    ],
  ],
  contacts: [
    '相談・連絡',
    0,
    ['RSSから登録', ...edits('気軽な面談', '連絡・DM', '副業', '会社への仕事の依頼'), '書きはじめる'],
  ],
  web_service: ['サービス', 2, ['RSSから登録', 'サービスを追加', 'ナガレの登録を外す', 'まちなみ部品帖の登録を外す']],
  business_service: ['ビジネスサービス', 0, ['RSSから登録', 'サービスを追加']],
  footprint: ['足あと', 0, ['RSSから登録']],
};
