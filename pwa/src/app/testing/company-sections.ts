import { OWN_COMPANY } from './places.ts';

/** What has no place on the page that visitors see: edited from above the tabs. */
export const ABOVE_TABS = ['基本情報', 'カバー写真', 'タブの表示', '記事を集めるサイト'];

/** The sections of a page that are edited, by the tab that they stand in. */
export const SECTIONS: Readonly<Record<number, readonly string[]>> = {
  1: [
    ...['ミッション', '事業概要', '紹介文', 'ここで働く理由', '働く環境'],
    ...['代表者', '別名', '業種', '従業員数', '上場区分', '資金調達の段階', '離職率', '募集の数', 'SNS', 'できること'],
    ...['会社紹介の資料', '採用資料', '採用のリンク', 'アプリのリンク', '沿革', '実績・受賞', '写真'],
  ],
  3: ['利用者が挙げるよい点'],
  16: ['働く環境', 'チームの傾向'],
  22: ['ミッション'],
  27: ['写真', 'サービスの画面'],
  28: ['エンジニア採用の紹介', 'エンジニア組織', 'エンジニアのレベルの割合', '社員の前職'],
  29: ['料金プラン'],
  31: ['更新とサポート'],
  32: ['ロードマップ'],
  33: ['ヘルプ'],
  34: ['事業概要'],
  35: ['会社の魅力'],
  36: ['転職の記録'],
};

export const TABS = Object.keys(SECTIONS).map(Number);
export const tabPath = (tab: number, company = OWN_COMPANY) => `${company}?tab=${tab}`;
