import { type CompanySectionName, type CompanySections, ownKeys } from '@meikan/domain';
import { type Places, placesOf, type SectionOf } from '../kernel/places.ts';
import type { CompanyFields } from './company-input.ts';

/** What the domain keeps in another form than a field has. */
type KeptInOwnForm = { readonly category: CompanySections['basics']['category']; readonly sns: CompanySections['sns'] };

/**
 * What each section of a page is called (over its form, in its call and in the history), and which fields stand in it, in the order of
 * its form: one that is put where another kind of value stands does not compile. Apart from the fields' schemas, which know the
 * catalogues: pages that are only read do without those.
 */
export const companyPageSections = {
  logo: { title: 'ロゴ', field: 'logo' },
  basics: {
    title: '基本情報',
    parts: {
      name: 'name',
      reading: 'reading',
      category: 'category',
      website: 'website',
      location: 'location',
      headQuarterCountryCode: 'headQuarterCountryCode',
      founded: 'founded',
      providedBy: 'providedBy',
      siteName: 'siteName',
      mainUsage: 'mainUsage',
      hideUsedService: 'hideUsedService',
    },
  },
  description: { title: '紹介文', parts: { description: 'description', companyDescription: 'text' } },
  'other-names': { title: '別名', field: 'otherName' },
  ceo: { title: '代表者', field: 'companyCEO' },
  'retirement-rate': { title: '離職率', field: 'compRetirementRate' },
  'listed-status': { title: '上場区分', field: 'listedStatus' },
  industry: { title: '業種', field: 'companyIndustry' },
  'startup-stage': { title: '資金調達の段階', field: 'startupStage' },
  'company-size': { title: '従業員数', field: 'companySize' },
  'can-do': { title: 'できること', field: 'canDo' },
  'opening-positions': { title: '募集の数', field: 'openingPositions' },
  'app-links': {
    title: 'アプリのリンク',
    parts: { appStoreLink: 'appStoreLink', googlePlayLink: 'googlePlayLink' },
  },
  sns: { title: 'SNS', field: 'sns' },
  'why-work-here': { title: 'ここで働く理由', field: 'whyWorkHere' },
  'working-environments': { title: '働く環境', field: 'workingEnvironments' },
  'engineer-hiring-info': { title: 'エンジニア採用の紹介', field: 'engineerHiringInfo' },
  'engineer-organization': { title: 'エンジニア組織', field: 'engineerOrganization' },
  'employee-level-percentages': { title: 'エンジニアのレベルの割合', field: 'engineerLevelPercentages' },
  'employee-previous-companies': { title: '社員の前職', field: 'employeePreviousCompanies' },
  'change-job-log': { title: '転職の記録', field: 'changeJobLog' },
  'team-characteristics': { title: 'チームの傾向', field: 'teamCharacteristics' },
  mission: { title: 'ミッション', field: 'companyMission' },
  'business-summary': { title: '事業概要', field: 'businessSummary' },
  'company-appeal': { title: '会社の魅力', field: 'companyAppeal' },
  'company-history': { title: '沿革', field: 'companyHistory' },
  presentation: { title: '会社紹介の資料', field: 'presentation' },
  'hiring-presentations': { title: '採用資料', field: 'hiringPresentations' },
  'hiring-links': {
    title: '採用のリンク',
    parts: { companyHiringUrl: 'companyHiringUrl', hiringUrl: 'hiringUrl' },
  },
  'website-rss': { title: '記事を集めるサイト', field: 'webSitesToGetRss' },
  'cover-photo': { title: 'カバー写真', field: 'coverPhoto' },
  'other-photos': { title: '写真', field: 'otherPhotos' },
  'photo-registrations': { title: '写真の登録', field: 'photoRegistrations' },
  'hidden-tabs': { title: 'タブの表示', field: 'hiddenTabs' },
  'fee-plans': { title: '料金プラン', field: 'feePlans' },
  support: { title: '更新とサポート', parts: { inSupport: 'inSupport', updateSupport: 'updateSupport' } },
  roadmap: { title: 'ロードマップ', field: 'roadmap' },
  help: { title: 'ヘルプ', field: 'helpTopics' },
  'good-points': { title: '利用者が挙げるよい点', field: 'goodPointsByUsers' },
  achievements: { title: '実績・受賞', field: 'achievements' },
  'service-photos': {
    title: 'サービスの画面',
    parts: {
      pcServicePhotos: 'pcServicePhotos',
      mobileServicePhotos: 'mobileServicePhotos',
      bannerPhotos: 'bannerPhotos',
    },
  },
  // What authorities count, and what admins note among themselves, are no fields of an owner.
  figures: { title: '数字で見る会社' },
  'admin-note': { title: '運営のメモ' },
} as const satisfies {
  readonly [S in CompanySectionName]: { readonly title: string } & SectionOf<
    CompanyFields,
    KeptInOwnForm,
    CompanySections[S]
  >;
};

/** Where each field of a page stands, in the order of the sections: one that stands in none does not compile. */
export const companyPlaces: Places<CompanySectionName, keyof CompanyFields> = placesOf(companyPageSections);

/** The fields that stand in some sections, in the order of their forms. */
export const fieldsInSections = (...sections: readonly CompanySectionName[]): readonly (keyof CompanyFields)[] =>
  ownKeys(companyPlaces).filter((field) => sections.includes(companyPlaces[field][0]));
