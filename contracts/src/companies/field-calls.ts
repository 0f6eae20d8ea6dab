import { type CompanySectionName, ownKeys } from '@meikan/domain';
import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { type CompanyChanges, companyChanges, companyFields } from './company-input.ts';
import { companyPageSections, fieldsInSections } from './page-sections.ts';

const ofCompany = z.strictObject({ id: idField('会社') });
/** The fields that were written, as they stand now. */
const written = companyChanges.extend({ revision: z.string() });

/** A call that writes a part of a page. */
const partCall = <B extends z.ZodType>(path: string, part: string, body: B) =>
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

const { shape } = companyFields;

/** Of one field, which is sent whole; of several, those that change. */
function bodyOf(section: CompanySectionName) {
  const fields = fieldsInSections(section);
  const body = z.strictObject(Object.fromEntries(fields.map((field) => [field, shape[field]])));
  // Its fields are a page's, each by its own schema.
  return (fields.length === 1 ? body : body.partial()) as z.ZodType<CompanyChanges>;
}

/** Under which path a section's fields are written alone, by the specification; the others are written with all of a page. */
export const sectionPaths = {
  mission: 'mission',
  'other-photos': 'otherPhotos',
  sns: 'sns',
  'why-work-here': 'why-work-here',
  description: 'description',
  'other-names': 'companyOtherName',
  ceo: 'companyCEO',
  'retirement-rate': 'retirementRate',
  'listed-status': 'listedStatus',
  industry: 'companyIndustry',
  'startup-stage': 'startupStage',
  'company-size': 'companySize',
  'can-do': 'can-do',
  'opening-positions': 'opening-positions',
  'app-links': 'app-link',
  'change-job-log': 'change-job-log',
  'employee-previous-companies': 'employee-previous-companies',
  'employee-level-percentages': 'employee-level-percentage',
  'engineer-hiring-info': 'engineerHiringInfo',
  'business-summary': 'businessSummary',
  'engineer-organization': 'engineerOrganization',
  'company-appeal': 'companyAppeal',
  'team-characteristics': 'teamCharacteristics',
  'company-history': 'companyHistory',
  presentation: 'presentation',
  // The specification names the fields and no call for them.
  'hiring-links': 'hiring-links',
  'website-rss': 'website-rss',
  'hidden-tabs': 'show-tab-config',
  'cover-photo': 'cover-photo',
} as const satisfies { readonly [S in CompanySectionName]?: string };

/** The calls whose body is the fields of a section, under their names. */
export const companyFieldCalls = ownKeys(sectionPaths).map((section) =>
  partCall(sectionPaths[section], companyPageSections[section].title, bodyOf(section)),
);

/** Their bodies have names of their own. */
export const setCompanyLogo = partCall(
  'logo',
  companyPageSections.logo.title,
  z.strictObject({ companyLogo: shape.logo }),
);
export const setHiringPresentations = partCall(
  'hiring-presentations',
  companyPageSections['hiring-presentations'].title,
  z.strictObject({ presentations: shape.hiringPresentations }),
);
export const setWorkingEnvironments = partCall(
  'working-environments',
  companyPageSections['working-environments'].title,
  z.strictObject({
    workingEnvironments: shape.workingEnvironments.valueType,
    mainCategory: shape.workingEnvironments.keyType,
  }),
);
export const togglePhotoRegister = partCall(
  'toggle-photo-register',
  companyPageSections['photo-registrations'].title,
  z.strictObject({
    photoName: shape.photoRegistrations.keyType.meta({ title: '写真の種類' }),
    value: z.boolean().meta({ title: '目標の状態' }),
  }),
);
/** Adds one photo to those that are there. */
export const addCompanyPhoto = partCall(
  'otherPhotoSingle',
  '写真（1枚の追加）',
  z.strictObject({ otherPhoto: shape.otherPhotos.element }),
);
/** Everything that a new owner tells at once. */
export const onboardCompany = partCall('onboarding', '最初の内容', z.strictObject({ data: companyChanges }));

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
  body: z.strictObject({ adminNote: shape.whyWorkHere.meta({ title: companyPageSections['admin-note'].title }) }),
  answer: z.object({ adminNote: z.string().nullable(), revision: z.string() }),
});
