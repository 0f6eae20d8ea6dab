import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { companyChanges, companyFields } from './company-input.ts';

const ofCompany = z.strictObject({ id: idField('会社') });
/** The fields that were written, as they stand now. */
const written = companyChanges.extend({ revision: z.string() });

/** A call that writes one part of a page: its body holds the part's fields under their names. */
const fieldCall = <const Path extends string, B extends z.ZodType>(path: Path, part: string, body: B) =>
  defineCommand({
    name: `setCompany:${path}`,
    method: 'PUT',
    path: `/api/company/:id/${path}`,
    access: 'owner',
    summary: `会社・サービスの${part}を書き換える`,
    params: ofCompany,
    body,
    answer: written,
  });

const of = companyFields;
const { shape } = companyFields;

/** The calls whose body is what they change. */
export const companyFieldCalls = [
  fieldCall('mission', 'ミッション', of.pick({ companyMission: true })),
  fieldCall('otherPhotos', '写真', of.pick({ otherPhotos: true })),
  fieldCall('sns', 'SNS', of.pick({ sns: true })),
  fieldCall('why-work-here', 'ここで働く理由', of.pick({ whyWorkHere: true })),
  fieldCall('description', '紹介文', of.pick({ description: true, companyDescription: true }).partial()),
  fieldCall('companyOtherName', '別名', of.pick({ otherName: true })),
  fieldCall('companyCEO', '代表者', of.pick({ companyCEO: true })),
  fieldCall('retirementRate', '離職率', of.pick({ compRetirementRate: true })),
  fieldCall('listedStatus', '上場区分', of.pick({ listedStatus: true })),
  fieldCall('companyIndustry', '業種', of.pick({ companyIndustry: true })),
  fieldCall('startupStage', '資金調達の段階', of.pick({ startupStage: true })),
  fieldCall('companySize', '従業員数', of.pick({ companySize: true })),
  fieldCall('can-do', 'できること', of.pick({ canDo: true })),
  fieldCall('opening-positions', '募集の数', of.pick({ openingPositions: true })),
  fieldCall('app-link', 'アプリのリンク', of.pick({ appStoreLink: true, googlePlayLink: true }).partial()),
  fieldCall('change-job-log', '転職の記録', of.pick({ changeJobLog: true })),
  fieldCall('employee-previous-companies', '社員の前職', of.pick({ employeePreviousCompanies: true })),
  fieldCall('employee-level-percentage', 'エンジニアのレベルの割合', of.pick({ engineerLevelPercentages: true })),
  fieldCall('engineerHiringInfo', 'エンジニア採用', of.pick({ engineerHiringInfo: true })),
  fieldCall('businessSummary', '事業概要', of.pick({ businessSummary: true })),
  fieldCall('engineerOrganization', 'エンジニア組織', of.pick({ engineerOrganization: true })),
  fieldCall('companyAppeal', '会社の魅力', of.pick({ companyAppeal: true })),
  fieldCall('teamCharacteristics', 'チームの傾向', of.pick({ teamCharacteristics: true })),
  fieldCall('companyHistory', '沿革', of.pick({ companyHistory: true })),
  fieldCall('presentation', '会社紹介の資料', of.pick({ presentation: true })),
  // The spec names the fields and no call for them.
  fieldCall('hiring-links', '採用のリンク', of.pick({ companyHiringUrl: true, hiringUrl: true }).partial()),
  fieldCall('website-rss', '記事を集めるサイト', of.pick({ webSitesToGetRss: true })),
  fieldCall('show-tab-config', '表示しないタブ', of.pick({ hiddenTabs: true })),
  fieldCall('cover-photo', 'カバー写真', of.pick({ coverPhoto: true })),
] as const;

/** Their bodies have names of their own. */
export const setCompanyLogo = fieldCall('logo', 'ロゴ', z.strictObject({ companyLogo: shape.logo }));
export const setHiringPresentations = fieldCall(
  'hiring-presentations',
  '採用資料',
  z.strictObject({ presentations: shape.hiringPresentations }),
);
export const setWorkingEnvironments = fieldCall(
  'working-environments',
  '働く環境',
  z.strictObject({
    workingEnvironments: shape.workingEnvironments.valueType,
    mainCategory: shape.workingEnvironments.keyType,
  }),
);
export const togglePhotoRegister = fieldCall(
  'toggle-photo-register',
  '写真の登録',
  z.strictObject({
    photoName: shape.photoRegistrations.keyType.meta({ title: '写真の種類' }),
    value: z.boolean().meta({ title: '目標の状態' }),
  }),
);
/** Adds one photo to those that are there. */
export const addCompanyPhoto = fieldCall(
  'otherPhotoSingle',
  '写真（1枚の追加）',
  z.strictObject({ otherPhoto: shape.otherPhotos.element }),
);
/** Everything that a new owner tells at once. */
export const onboardCompany = fieldCall('onboarding', '最初の内容', z.strictObject({ data: companyChanges }));

/** The head of the page, from a form. */
export const updateCompany = defineCommand({
  name: 'updateCompany',
  method: 'PUT',
  path: '/api/company/:id',
  access: 'owner',
  summary: '会社・サービスの名前、カテゴリー、公式サイト、概要を書き換える',
  encoding: 'multipart',
  params: ofCompany,
  body: companyFields
    .pick({ name: true, reading: true, category: true, website: true, description: true, logo: true })
    .partial(),
  answer: written,
});

/** The logo of a service that the company offers. */
export const setServiceLogo = defineCommand({
  name: 'setServiceLogo',
  method: 'PUT',
  path: '/api/company/:id/services/:serviceId/logo',
  access: 'owner',
  summary: '自社が提供するサービスのロゴを書き換える',
  params: z.strictObject({ id: idField('会社'), serviceId: idField('サービス') }),
  body: z.strictObject({ logo: shape.logo }),
  answer: z.object({ logo: z.string().nullable(), revision: z.string() }),
});

/** What admins note of a page among themselves. */
export const setAdminNote = defineCommand({
  name: 'setCompanyAdminNote',
  method: 'PUT',
  path: '/api/company/:id/admin-note',
  access: 'admin',
  summary: '会社・サービスについての運営のメモを書き換える',
  params: ofCompany,
  body: z.strictObject({ adminNote: shape.whyWorkHere.meta({ title: '運営のメモ' }) }),
  answer: z.object({ adminNote: z.string().nullable(), revision: z.string() }),
});
