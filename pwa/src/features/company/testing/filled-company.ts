import {
  type ArticleItem,
  getCompany,
  listCompanyArticles,
  listCompanyMembers,
  listCompanyRecommends,
  listCompanyUsers,
} from '@meikan/contracts';
import { contentCategory } from '@meikan/domain';
import { playChanged } from '../../../app/testing/play.ts';
import { anItem } from '../../../directory/testing/an-item.ts';
import { playList } from '../../../directory/testing/play-list.ts';
import { aUser } from './a-user.ts';
import { aRelated, playRelated } from './related.ts';

/** The company of the demo's business account. */
const ID = 'ai-no-ito';

/** An item of each category that has a tab of its own, and the three of the demo. */
const ITEMS = {
  movie_how_to: '染め桶の洗いかた',
  job_business: '店先に立つ人を募集',
  tech_blog: '受注帳を作り直す',
  slide_recruitment_material: '藍の糸の採用資料',
  related_review: '厨房で三年着た人の話',
  casual_business: '畑でお茶を飲みませんか',
  trust_network_casual: '前の職場の人から見た板東',
  recruiting_pr: '採用の広報をはじめます',
  podcast_company: '染め場の音をきく',
  wp_research: '作業着の傷みかた調べ',
  event_report: '染め直し会の報告',
  joining_news: '染め場に入りました',
  after_joining: '入って二年の手',
  job_description: '型紙係の一日',
  design: '九枚の型紙を十二年増やさない、という設計',
  culture: '二千百着の染め直しに学んだ、袖口の傷み方',
  press_csr: '染め直し無料を続けるための、畑の増やしかた',
} as const;

const items: readonly ArticleItem[] = Object.entries(ITEMS).map(([articleCategory, articleName]) =>
  anItem({
    ...{ id: articleCategory, articleName, articleCategory, companyId: ID, postedDate: '2026-11-01' },
    mainCategory: contentCategory(articleCategory)?.mainCategory ?? '',
    author: { kind: 'company', id: ID, name: '藍の糸株式会社', picture: null },
  }),
);

const counted = (keys: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...Map.groupBy(keys, (key) => key)].map(([key, same]) => [key, same.length]));

const ofMain = ({ mainCategory }: ArticleItem) => mainCategory;
const ofCategory = ({ articleCategory }: ArticleItem) => articleCategory;

/** Answers the company's lists of content as the server does: by the category that is asked for, and by pages. */
export const playItems = () =>
  playList(listCompanyArticles, ({ query: { mainCategory, articleCategory, page = 1, limit } }) => {
    const main = items.filter((item) => mainCategory === undefined || ofMain(item) === mainCategory);
    const found = main.filter((item) => articleCategory === undefined || ofCategory(item) === articleCategory);
    const counter = counted(main.map(mainCategory === undefined ? ofMain : ofCategory));
    return { payload: found.slice((page - 1) * limit, page * limit), total: found.length, counter };
  });

const { claims, usageType, ...KIICHI } = aUser({ id: 'takahashi-kiichi', name: '髙橋 喜一' });

const WORD = {
  ...{ id: KIICHI.id, review: '膝の抜けない作業着です。', user: KIICHI, usageType, since: null },
  company: { id: ID, name: '藍の糸株式会社' },
};

const LOG = {
  ...{ jobPeriod: '二年', pastJobOverview: '量販店の仕入れ', currentJobOverview: '染め場' },
  ...{ opinionAboutCompany: '爪の色をほめられます。', opinionOverall: null },
};

/** Puts something into every tab of the company that the demo leaves empty. */
export function playFilledCompany(): void {
  playChanged(getCompany, (company) => {
    if (!('counts' in company)) return company;
    const contents = counted(items.flatMap((item) => [ofMain(item), ofCategory(item)]));
    const lists = { users: 1, members: 2, usedBy: 1, usedServices: 1, relatedCompanies: 1, recommends: 1 };
    const counts = { ...company.counts, ...lists, articles: items.length, contents };
    const engineerHiringInfo = { stack: [], text: '受注帳を一緒に直す人を探しています。' };
    return { ...company, counts, engineerHiringInfo, changeJobLog: [LOG] };
  });
  playItems();
  playList(listCompanyUsers, () => {
    const counter = { private: 1 };
    return { payload: [{ ...KIICHI, usageType, claims }], total: 1, counter };
  });
  playChanged(listCompanyMembers, (members) => [...members, { ...KIICHI, memberStatus: 'NOW-MEMBER', isOwner: false }]);
  playList(listCompanyRecommends, () => ({ payload: [WORD], total: 1 }));
  playRelated([
    aRelated({ id: 'tsubame-kanjo', name: '株式会社つばめ勘定', ways: ['company-use', 'PARTNER'] }),
    aRelated({ id: 'ju-bangou', name: '樹番号のリンゴ', ways: ['company-using'] }),
  ]);
}

/** What each tab is called, and what of its content is read in it. */
export const TAB_TEXTS: Readonly<Record<number, readonly [name: string, ...content: string[]]>> = {
  1: ['概要', '着古すほど、好きになる服を。', '染め直しが累計一万着になる'],
  2: ['利用者', '髙橋 喜一', '個人で利用'],
  3: ['おすすめ', '膝が抜けても、直して返ってくる', WORD.review, '髙橋 喜一'],
  4: ['導入企業', '株式会社つばめ勘定'],
  5: ['使っているサービス', '樹番号のリンゴ', '社内で利用'],
  9: ['関わりのある会社', '株式会社つばめ勘定', '同じグループ'],
  10: ['メンバー', '髙橋 喜一'],
  11: ['記事', 'すべて'],
  12: ['動画', ITEMS.movie_how_to],
  13: ['採用', ITEMS.job_business],
  14: ['技術・デザイン', ITEMS.tech_blog, ITEMS.design],
  15: ['Q&A', '昼休みは、どのように過ごす人が多いですか。', '畑の野菜を持ち寄る日が、週に二日あります。'],
  16: ['働く環境', 'リモートワーク'],
  17: ['スライド', ITEMS.slide_recruitment_material],
  18: ['関連記事', ITEMS.related_review],
  19: ['気軽な面談', ITEMS.casual_business],
  20: ['キャリアSNS', ITEMS.trust_network_casual],
  21: ['採用の関連情報', ITEMS.recruiting_pr],
  22: ['ミッション', '着古すほど、好きになる服を。', '染め直しは何度でも'],
  23: ['ポッドキャスト', ITEMS.podcast_company],
  24: ['採用資料', ITEMS.slide_recruitment_material],
  25: ['資料', ITEMS.wp_research],
  26: ['イベント報告', ITEMS.event_report],
  27: ['写真', 'パソコンの画面'],
  28: ['エンジニア採用', '受注帳を一緒に直す人を探しています。'],
  29: ['料金プラン', '作業着（一着）', '19,800円', '月払い', 'お問い合わせ'],
  30: ['プレスリリース', ITEMS.press_csr],
  31: ['更新とサポート', 'サポートを受け付けています', '春は三月、秋は九月です。'],
  32: ['ロードマップ', '2027年6月', '子ども用の前掛けを三つの大きさで出します。'],
  33: ['ヘルプ', '大きさが合わなかったときは。', '着る前なら、三十日のあいだ取り替えます。'],
  34: ['事業概要', '無料の染め直し'],
  35: ['会社の魅力', '型紙は全部で9枚しかありません。'],
  36: ['入社の記録', LOG.opinionAboutCompany, ITEMS.joining_news],
  37: ['社員の声', ITEMS.after_joining],
  38: ['仕事の内容', ITEMS.job_description],
};
