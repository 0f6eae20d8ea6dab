import type { OwnSection } from './section-fields.ts';

/** Said above the fields of a dialog. */
const helps: { readonly [S in OwnSection]?: string } = {
  description: '概要は一覧とカードに、紹介文はこのページに表示されます。',
  'company-size': 'ページには、おおよその人数の区分もあわせて表示されます。',
  'opening-positions': '募集していないときは 0 を入力してください。',
  'hidden-tabs': '選んだタブは、訪問者に表示されません。内容は残り、選択を外すと元に戻ります。',
  'good-points': '利用者から聞いたよい点を、一つずつ書いてください。利用者のひとことは、その人が書きます。',
  'website-rss': 'このサイトのRSSから、記事を集めます。',
  'employee-level-percentages':
    '5段階の割合を、合計が100になるように入力してください。すべて空にすると、登録から外れます。',
};

/** What a page's forms say beside the names of their fields, which stand in the contract. */
export const fieldTexts = {
  helps,
  noteHelp: '運営だけが読めるメモです。ページの持ち主にも、訪問者にも表示されません。',
  hideUsedService: '使っているサービスを訪問者に表示しない',
  ceoHelp: '名前を空にすると、登録から外れます。',
  sumOfLevels: (sum: number) => `合計 ${sum}%`,
  changeJobLogHelp: '一人につき1件です。個人が特定される内容は書かないでください。',
  presentationHelp: 'https:// または http:// で始まるURLを入力してください。',
  hiringSiteHelp: '会社の採用サイトや、採用についてのページのURLです。',
  applyHelp: '応募を受け付けるページのURLです。',
  feePlansHelp: '料金を空にすると「お問い合わせ」と表示されます。',
  inSupport: 'サポートを受け付けている',
} as const;
