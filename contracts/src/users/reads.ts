import type { ServiceTab } from '@meikan/domain';
import { z } from 'zod';
import { articleItem } from '../articles/article.ts';
import { companyCard } from '../companies/company.ts';
import { articleCategoryFilter, mainCategoryFilter, serviceMainCategoryFilter } from '../kernel/catalogue-fields.ts';
import { defineRead } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { memberStatusFilter, paging, preview, searchText, usageTypeFilter } from '../kernel/query.ts';
import { verdictField } from '../usages/claims.ts';
import { personCard, profile } from './profile.ts';
import { NO_LINKS, snsLinks } from './sns.ts';

const user = z.strictObject({ id: idField('利用者') });

export const getProfile = defineRead({
  name: 'getProfile',
  method: 'GET',
  path: '/api/users/username/:username',
  access: 'anyone',
  summary: 'プロフィールを読む',
  params: z.strictObject({ username: idField('ユーザー名') }),
  query: z.strictObject({ preview }),
  answer: profile,
});

export const usedService = companyCard
  .pick({ id: true, name: true, overview: true, logo: true, category: true, canDo: true, serviceType: true })
  .extend({
    usageType: z.string(),
    sns: snsLinks.default(NO_LINKS),
    since: z.string(),
    /** What the service's company says of it; `hidden` is told to its claimant and to that company only. */
    verdict: verdictField.default(null),
    isOwner: z.boolean(),
    followerCount: z.number().int(),
    footprintUserCount: z.number().int(),
  })
  .meta({ id: 'UsedService' });
export type UsedService = z.output<typeof usedService>;

const serviceTab = z
  .enum(['web', 'business'] satisfies readonly ServiceTab[])
  .optional()
  .meta({ title: 'タブ' });

export const listUsedServices = defineRead({
  name: 'listUsedServices',
  method: 'GET',
  path: '/api/users/username/:username/services',
  access: 'anyone',
  summary: '使っているサービスを読む。counter は使い方ごとと分類ごとの件数',
  params: z.strictObject({ username: idField('ユーザー名') }),
  query: z.strictObject({
    ...paging(12),
    /** The tab of the profile whose services are asked for: every one without it. */
    tab: serviceTab,
    mainCategory: serviceMainCategoryFilter,
    usageType: usageTypeFilter,
    /** 'obtained': the viewer uses it too; 'not-obtained': the viewer does not. */
    obtained: z.enum(['obtained', 'not-obtained']).optional().meta({ title: '自分の利用' }),
    sort: z.enum(['TWITTER', 'VISITOR', 'NEWEST']).default('TWITTER').meta({ title: '並び' }),
    preview,
  }),
  answer: z.array(usedService),
  headers: ['total', 'counter'],
});

export const belongingCompany = companyCard
  .pick({
    id: true,
    name: true,
    logo: true,
    overview: true,
    category: true,
    canDo: true,
    isPublic: true,
    website: true,
  })
  .extend({
    memberStatus: z.enum(['NOW-MEMBER', 'PASSED-MEMBER']),
    isOwner: z.boolean(),
    usageType: z.array(z.string()),
    sns: z.object({ twitter: z.string().nullable() }),
  })
  .meta({ id: 'BelongingCompany' });
export type BelongingCompany = z.output<typeof belongingCompany>;

export const listBelongingCompanies = defineRead({
  name: 'listBelongingCompanies',
  method: 'GET',
  path: '/api/users/belonging-company/:id',
  access: 'anyone',
  summary: '所属する会社を読む。counter は所属状態ごとの件数',
  params: user,
  query: z.strictObject({
    ...paging(5),
    memberStatus: memberStatusFilter,
    preview,
  }),
  answer: z.array(belongingCompany),
  headers: ['total', 'counter'],
});

export const listUserArticles = defineRead({
  name: 'listUserArticles',
  method: 'GET',
  path: '/api/users/:id/articles',
  access: 'anyone',
  summary: '本人の記事を区分とカテゴリーで読む。counter はカテゴリーごとの件数',
  params: user,
  query: z.strictObject({
    ...paging(5),
    mainCategory: mainCategoryFilter,
    articleCategory: articleCategoryFilter,
    preview,
  }),
  answer: z.array(articleItem),
  headers: ['total', 'counter'],
});

export const searchUsers = defineRead({
  name: 'searchUsers',
  method: 'GET',
  path: '/api/users/search',
  access: 'anyone',
  summary: '人をさがす',
  query: z.strictObject({ ...paging(10), name: searchText }),
  answer: z.array(personCard),
  headers: ['total', 'lower-bound'],
});

export const followQuery = z.strictObject({ ...paging(5), preview });
export const listFollowers = defineRead({
  name: 'listFollowers',
  method: 'GET',
  path: '/api/users/:id/followers',
  access: 'anyone',
  summary: 'フォロワーを読む',
  params: user,
  query: followQuery,
  answer: z.array(personCard),
  headers: ['total'],
});
export const listFollowing = defineRead({
  name: 'listFollowing',
  method: 'GET',
  path: '/api/users/:id/following',
  access: 'anyone',
  summary: 'フォロー中の人を読む',
  params: user,
  query: followQuery,
  answer: z.array(personCard),
  headers: ['total'],
});
