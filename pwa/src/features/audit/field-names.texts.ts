import type { CompanyFlag } from '@meikan/domain';

/** Sections that are made of several fields. */
const sections = {
  basics: '基本情報',
  photos: '写真',
  description: '紹介文',
  'app-links': 'アプリのリンク',
  'hiring-links': '採用のリンク',
  support: '更新とサポート',
  'service-photos': 'サービスの画面',
  figures: '数字で見る会社',
} as const;

const flags: { readonly [F in CompanyFlag]: string } = {
  public: '公開',
  'share-social': 'SNSで共有',
  highlight: 'ハイライト',
  'show-on-search-page': '検索に出す',
  'always-show-top-page': 'トップに常に出す',
  'request-update': '更新のお願い',
  'updated-by-admin': '運営が更新',
};

/** What no edit writes as it is stored; whatever else there is goes by its contract's name. */
export const fieldNames = {
  ...sections,
  ...flags,
  flags: '設定',
  status: '状態',
  isVerified: '認証',
  userId: '利用者',
  companyId: '会社',
  articleId: '記事番号',
  username: 'ユーザー名',
  joinedAt: '登録日時',
  registeredAt: '登録日時',
  registeredBy: '登録した人',
  isRequestUpdate: '更新のお願い',
  owner: '持ち主',
  owners: '持ち主',
  members: '在籍者',
  memberStatus: '在籍の状態',
  mode: 'アカウントの種類',
  admin: '運営',
  passwordChangedAt: 'パスワードの変更日時',
  category: 'カテゴリー',
  serviceType: 'サービスの種類',
  mainCategory: '大分類',
  subCategory: '小分類',
  confirmedDate: '確認日',
  kind: '種類',
  id: '番号',
  totalFinance: '資金調達の総額',
  insuredPersonInPensionService: '厚生年金の被保険者数',
  insuredPersonIncreaseCount: '被保険者の増減',
  numberWorkerChangePer3Months: '3か月の従業員の増減',
} as const;
