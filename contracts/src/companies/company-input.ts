import { invalid, limits, serviceCategoryOf, smallCatalogues, tag, valid } from '@meikan/domain';
import { z } from 'zod';
import { countryField, keyField } from '../kernel/catalogue-fields.ts';
import { fieldKinds, type Holds } from '../kernel/field-kinds.ts';
import { companyIdField, linkField, optionalLinkField, ruled, textField, yearMonthField } from '../kernel/fields.ts';
import { snsChanges } from '../users/profile-input.ts';
import {
  count,
  listOf,
  longText,
  monthRows,
  paragraphField,
  picture,
  pictures,
  rowsOf,
  sent,
  share,
} from './field-shapes.ts';
import { offered } from './offered-input.ts';

const optionKey = (title: string, holds: Holds) =>
  z
    .string()
    .max(limits.tag * 2)
    .meta({ title })
    .register(fieldKinds, { holds });

/** The key of a main or a sub category: the other levels follow from it. */
export const serviceCategoryField = ruled<string>(
  'カテゴリー',
  (key) => (serviceCategoryOf(key) === null ? invalid('unknown-key') : valid(key)),
  { holds: 'service-categories' },
);

/** What stands at the head of a page and in every list (PUT /api/company/{id}). */
const basics = {
  name: textField('名前', limits.shortText, { min: 1 }),
  reading: sent(textField('読み', limits.shortText)),
  website: sent(optionalLinkField('公式サイト')),
  category: serviceCategoryField,
  headQuarterCountryCode: sent(countryField('本社の国・地域')),
  mainUsage: sent(
    z.enum(['private', 'company']).meta({ title: '主な使われ方' }).register(fieldKinds, { holds: 'usage_types' }),
  ),
  hideUsedService: z.boolean().meta({ title: '使っているサービスを隠す設定' }),
  location: sent(
    z
      .strictObject({
        prefecture: textField('都道府県', limits.reading, { min: 1 }),
        city: sent(textField('市区町村', limits.reading)),
      })
      .meta({ title: '所在地' }),
  ),
  founded: sent(yearMonthField('設立')),
  providedBy: sent(companyIdField('提供元の会社')),
  siteName: sent(textField('ブログの名前', limits.name)),
  logo: picture('ロゴ'),
};

const facts = {
  /** The summary of lists and cards; `companyDescription` is the long form of the page. */
  description: sent(textField('概要', limits.description, { multiline: true })),
  companyDescription: longText('紹介文'),
  otherName: listOf('別名', limits.otherNames, textField('別名', limits.shortText)),
  companyCEO: sent(
    z
      .strictObject({
        name: textField('名前', limits.name, { min: 1 }),
        reading: sent(textField('読み', limits.reading)),
        role: sent(keyField('役職', 'executive_roles')),
      })
      .meta({ title: '代表者' }),
  ),
  compRetirementRate: sent(z.number().min(0).max(100).meta({ title: '離職率' }).register(fieldKinds, { unit: '%' })),
  listedStatus: sent(keyField('上場区分', 'listed_statuses')),
  companyIndustry: sent(keyField('業種', 'industries')),
  startupStage: sent(keyField('資金調達の段階', 'funding_stages')),
  companySize: count('従業員数', '名'),
  canDo: listOf('できること', limits.canDo, ruled<string>('できること', tag, { most: limits.tag })),
  openingPositions: count('募集の数', '件'),
  appStoreLink: sent(optionalLinkField('App StoreのURL')),
  googlePlayLink: sent(optionalLinkField('Google PlayのURL')),
  sns: snsChanges,
};

const working = {
  whyWorkHere: longText('ここで働く理由'),
  workingEnvironments: z
    .partialRecord(
      z.enum(smallCatalogues.working_environment_groups),
      z.array(optionKey('働く環境', 'environment-answers')).max(limits.listItems),
    )
    .meta({ title: '働く環境' })
    .register(fieldKinds, { partsIn: 'working_environment_groups' }),
  engineerHiringInfo: sent(
    z
      .strictObject({
        text: paragraphField('エンジニア採用の紹介'),
        stack: listOf('使っている技術', limits.listItems, optionKey('使っている技術', 'service-categories')),
      })
      .meta({ title: 'エンジニア採用' }),
  ),
  engineerOrganization: longText('エンジニア組織の紹介'),
  engineerLevelPercentages: sent(
    z.tuple([share, share, share, share, share]).meta({ title: 'エンジニアのレベルの割合' }),
  ),
  employeePreviousCompanies: rowsOf('社員の前職', limits.listItems, '会社', {
    companyId: sent(companyIdField('会社')),
    companyName: textField('会社名', limits.shortText),
    count: z.number().int().min(1).max(limits.headcount).meta({ title: '人数' }),
  }),
  changeJobLog: rowsOf('転職の記録', limits.listItems, '記録', {
    jobPeriod: sent(textField('在籍した期間', limits.shortText)),
    pastJobOverview: paragraphField('前職の仕事'),
    currentJobOverview: paragraphField('いまの仕事'),
    opinionAboutCompany: paragraphField('会社についての感想'),
    opinionOverall: paragraphField('全体の感想'),
  }),
  teamCharacteristics: z
    .partialRecord(
      z.enum(smallCatalogues.team_characteristic_axes),
      sent(z.number().int().min(1).max(5).register(fieldKinds, { written: 'place' })),
    )
    .meta({ title: 'チームの傾向' })
    .register(fieldKinds, { partsIn: 'team_characteristic_axes' }),
};

const presented = {
  companyMission: z
    .strictObject({
      missions: listOf('ミッション', limits.missions, textField('ミッション', limits.description)),
      values: listOf('大切にしていること', limits.missions, textField('大切にしていること', limits.description)),
      photos: pictures('ミッションの写真'),
    })
    .meta({ title: 'ミッション' }),
  businessSummary: z
    .strictObject({
      backGroundSummary: paragraphField('事業の背景'),
      serviceContentSummary: rowsOf('主なサービス', limits.links, 'サービス', {
        caption: textField('説明', limits.shortText),
        url: sent(optionalLinkField('リンク先のURL')),
      }),
      photos: pictures('事業の写真'),
    })
    .meta({ title: '事業概要' }),
  companyAppeal: rowsOf('会社の魅力', limits.appeals, '魅力', {
    tag: keyField('魅力', 'company_appeal_tags'),
    text: paragraphField('説明'),
  }),
  companyHistory: monthRows('沿革', 'できごと', 'できごと'),
  presentation: sent(optionalLinkField('会社紹介の資料のURL')),
  hiringPresentations: rowsOf('採用資料', limits.links, '資料', {
    title: sent(textField('資料の名前', limits.shortText)),
    url: optionalLinkField('資料のURL'),
  }),
  companyHiringUrl: sent(optionalLinkField('採用サイトのURL')),
  hiringUrl: sent(optionalLinkField('応募のページのURL')),
  webSitesToGetRss: listOf('記事を集めるサイト', limits.links, linkField('サイトのURL')),
  coverPhoto: picture('カバー写真'),
  otherPhotos: pictures('写真'),
  photoRegistrations: z
    .partialRecord(z.enum(smallCatalogues.photo_categories), z.boolean())
    .meta({ title: '登録してある写真の種類' })
    .register(fieldKinds, { partsIn: 'photo_categories' }),
  hiddenTabs: listOf(
    '表示しないタブ',
    limits.listItems,
    z.number().int().min(1).max(99).meta({ title: 'タブ' }).register(fieldKinds, { holds: 'company-tabs' }),
  ),
};

/** Every field of a page that its owner writes, under the names of the specification. */
export const companyFields = z.strictObject({ ...basics, ...facts, ...working, ...presented, ...offered });
/** What an edit sends of them: only sent fields change. */
export const companyChanges = companyFields.partial().meta({ id: 'CompanyChanges' });

export type CompanyFields = z.output<typeof companyFields>;
export type CompanyChanges = z.output<typeof companyChanges>;
