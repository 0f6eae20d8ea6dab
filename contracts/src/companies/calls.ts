import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { flag, keyList, limitOnly, paging, searchText } from '../kernel/query.ts';
import { personCard } from '../users/profile.ts';
import { briefInfo, company, companyCard, privateCompany } from './company.ts';

const ofCompany = z.strictObject({ id: idField('会社') });
const many = z.array(companyCard);

export const getCompany = defineRead({
  name: 'getCompany',
  method: 'GET',
  path: '/api/company/:id',
  access: 'anyone',
  summary: '会社・サービスのページを読む。非公開なら名前と公式サイトだけ',
  params: ofCompany,
  query: z.strictObject({ preview: flag('プレビュー') }),
  answer: z.union([company, privateCompany]),
});
export const getBriefInfo = defineRead({
  name: 'getBriefInfo',
  method: 'GET',
  path: '/api/company/:id/brief-info',
  access: 'anyone',
  summary: '会社の手短な紹介',
  params: ofCompany,
  answer: briefInfo,
});

const serviceSort = z.enum(['TWITTER', 'VISITOR']).default('TWITTER').meta({ title: '並び' });
/** explore=business-service|web-service narrows to a service type; type=service leaves companies out (company-side 2.6, 7). */
export const searchCompanies = defineRead({
  name: 'searchCompanies',
  method: 'GET',
  path: '/api/company/search',
  access: 'anyone',
  summary: '会社・サービスをさがす。counter はカテゴリごとの件数（カテゴリの絞り込み前）',
  query: z.strictObject({
    ...paging(12),
    name: searchText,
    search: searchText,
    type: z.enum(['service', 'company']).optional().meta({ title: '種類' }),
    explore: z.enum(['business-service', 'web-service']).optional().meta({ title: '区分' }),
    categories: keyList('カテゴリ'),
    industry: keyList('業種'),
    canDo: keyList('できること'),
    mainUsage: z.enum(['private', 'company']).optional().meta({ title: '主な使い方' }),
    companySize: keyList('会社の大きさ'),
    sort: serviceSort,
    preview: flag('プレビュー'),
  }),
  answer: many,
  headers: ['total', 'counter'],
});

const suggestion = z
  .object({
    kind: z.enum(['company', 'service', 'person', 'article']),
    id: z.string(),
    name: z.string(),
    picture: z.string().nullable(),
    note: z.string(),
    tier: z.enum(['exact', 'prefix', 'tag', 'substring', 'description', 'fuzzy']),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof suggestion>;

export const simpleSearch = defineRead({
  name: 'simpleSearch',
  method: 'GET',
  path: '/api/company/simple-search',
  access: 'anyone',
  summary: '打ちながらさがす（会社・サービス・人・記事、10 件まで）',
  query: z.strictObject({ ...limitOnly(10), name: searchText, kinds: keyList('種類') }),
  answer: z.array(suggestion),
});
export const searchEverything = defineRead({
  name: 'searchEverything',
  method: 'GET',
  path: '/api/search',
  access: 'anyone',
  summary: '種類をまたいでさがす。counter は種類ごとの件数',
  query: z.strictObject({
    ...paging(12),
    search: searchText,
    kind: z.enum(['company', 'service', 'person', 'article']).optional().meta({ title: '種類' }),
    categories: keyList('カテゴリ'),
    canDo: keyList('できること'),
    sort: z.enum(['relevance', 'followers', 'visitors', 'newest']).default('relevance').meta({ title: '並び' }),
  }),
  answer: z.array(suggestion.extend({ overview: z.string(), isVerified: z.boolean() })),
  headers: ['total', 'counter'],
});
export const suggestTags = defineRead({
  name: 'suggestCompanyTags',
  method: 'GET',
  path: '/api/company/tags',
  access: 'anyone',
  summary: 'できることのタグの候補',
  query: z.strictObject({
    ...limitOnly(5),
    tag: z.string().max(40).default('').meta({ title: 'タグ' }),
    type: z.literal('canDo').default('canDo').meta({ title: '種類' }),
  }),
  answer: z.array(z.object({ tag: z.string(), count: z.number().int() })),
});

export const listCompanyUsers = defineRead({
  name: 'listCompanyUsers',
  method: 'GET',
  path: '/api/company/:id/users',
  access: 'anyone',
  summary: '使っている人を読む（無料プランは 8 人まで）',
  params: ofCompany,
  query: z.strictObject({
    ...paging(8),
    usageType: z.enum(['private', 'company']).optional().meta({ title: '使い方' }),
  }),
  answer: z.array(personCard.extend({ usageType: z.string() })),
  headers: ['total', 'counter'],
});
export const listCompanyMembers = defineRead({
  name: 'listCompanyMembers',
  method: 'GET',
  path: '/api/company/:id/members',
  access: 'anyone',
  summary: '所属する人を読む',
  params: ofCompany,
  query: z.strictObject({
    ...paging(8),
    memberStatus: z.enum(['NOW-MEMBER', 'PASSED-MEMBER']).optional().meta({ title: '所属状態' }),
  }),
  answer: z.array(personCard.extend({ memberStatus: z.string(), isOwner: z.boolean() })),
  headers: ['total', 'counter'],
});

/** A company in one of the lists of a company page, with how it stands to it. */
export const relatedCompany = companyCard
  .extend({ relativeType: z.array(z.string()), usageType: z.string().nullable() })
  .meta({ id: 'RelatedCompany' });
export type RelatedCompany = z.output<typeof relatedCompany>;
const serviceList = z
  .enum(['company-use', 'company-using', 'company-relative'])
  .default('company-using')
  .meta({ title: '一覧' });
export const listCompanyServices = defineRead({
  name: 'listCompanyServices',
  method: 'GET',
  path: '/api/company/:id/service-pagination',
  access: 'anyone',
  summary: '導入企業（company-use）、使っているサービス（company-using）、関わりのある会社（company-relative）を読む',
  params: ofCompany,
  query: z.strictObject({
    type: serviceList,
    page: paging(12).page,
    size: paging(12).limit,
    categories: keyList('カテゴリ'),
    companySize: keyList('会社の大きさ'),
  }),
  answer: z.array(relatedCompany),
  headers: ['total', 'counter'],
});
export const listTopUsingServices = defineRead({
  name: 'listTopUsingServices',
  method: 'GET',
  path: '/api/company/using-services',
  access: 'anyone',
  summary: 'よく使われているサービス',
  query: z.strictObject({
    ...paging(10),
    explore: z.enum(['business-service', 'web-service']).optional().meta({ title: '区分' }),
  }),
  answer: many,
  headers: ['total'],
});
export const highlightedCompanies = defineRead({
  name: 'highlightedCompanies',
  method: 'GET',
  path: '/api/company/highlight',
  access: 'anyone',
  summary: '注目の会社・サービス',
  query: z.strictObject({
    ...paging(10),
    explore: z.enum(['business-service', 'web-service']).optional().meta({ title: '区分' }),
    isMobileView: flag('携帯の表示'),
    companyIds: keyList('会社'),
    articleCategories: keyList('カテゴリ'),
    allInfo: flag('すべての項目'),
  }),
  answer: many,
  headers: ['total'],
});

const target = z
  .strictObject({
    value: z.boolean().optional().meta({ title: '目標の状態' }),
    reason: z.string().max(500).optional().meta({ title: '理由' }),
  })
  .optional();
const flagCall = <const Path extends string>(name: string, path: Path, summary: string) =>
  defineCommand({
    name,
    method: 'PUT',
    path: `/api/company/:id/${path}`,
    access: 'admin',
    summary: `${summary}（値がなければ反転）`,
    params: ofCompany,
    body: target,
    answer: z.object({ value: z.boolean() }),
  });
/** The empty-body toggles of company-side 7; a body names the wanted value. */
export const companyFlagCalls = {
  public: flagCall('setCompanyPublic', 'public', '公開する、しない'),
  'share-social': flagCall('setCompanyShareSocial', 'share-social', 'SNS で共有する、しない'),
  highlight: flagCall('setCompanyHighlight', 'highlight', 'ハイライトに出す、出さない'),
  'show-on-search-page': flagCall('setCompanyShowOnSearchPage', 'show-on-search-page', '検索に出す、出さない'),
  'always-show-top-page': flagCall('setCompanyAlwaysShowTopPage', 'always-show-top-page', 'トップに常に出す、出さない'),
  'request-update': flagCall('setCompanyRequestUpdate', 'request-update', '更新のお願いを入れる、外す'),
  'toggle-updated-by-admin': flagCall('setCompanyUpdatedByAdmin', 'toggle-updated-by-admin', '運営が更新する、しない'),
} as const;
const judged = z.strictObject({ reason: z.string().max(500).optional().meta({ title: '理由' }) }).optional();
export const verifyCompany = defineCommand({
  name: 'verifyCompany',
  method: 'PUT',
  path: '/api/company/:id/verify',
  access: 'admin',
  summary: '会社を認証する',
  params: ofCompany,
  body: judged,
  answer: z.object({ isVerified: z.boolean() }),
});
export const unverifyCompany = defineCommand({
  name: 'unverifyCompany',
  method: 'PUT',
  path: '/api/company/:id/un-verify',
  access: 'admin',
  summary: '会社の認証を外す',
  params: ofCompany,
  body: judged,
  answer: z.object({ isVerified: z.boolean() }),
});
export const setCompanyFollow = defineCommand({
  name: 'setCompanyFollow',
  method: 'PUT',
  path: '/api/company/:id/follow',
  access: 'signed-in',
  summary: '会社をフォローする、やめる（値がなければ反転）',
  params: ofCompany,
  body: z.strictObject({ value: z.boolean().optional().meta({ title: '目標の状態' }) }).optional(),
  answer: z.object({ isFollowing: z.boolean() }),
});
