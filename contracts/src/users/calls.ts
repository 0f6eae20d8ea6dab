import { z } from 'zod';
import { articleItem } from '../articles/article.ts';
import { companyCard } from '../companies/company.ts';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { flag, paging, searchText } from '../kernel/query.ts';
import { personCard, profile, workExperience } from './profile.ts';
import { profileChanges, snsChanges, workExperiencesInput } from './profile-input.ts';

const user = z.strictObject({ id: idField('利用者') });

export const getProfile = defineRead({
  name: 'getProfile',
  method: 'GET',
  path: '/api/users/username/:username',
  access: 'anyone',
  summary: 'プロフィールを読む',
  params: z.strictObject({ username: idField('ユーザー名') }),
  query: z.strictObject({ preview: flag('プレビュー') }),
  answer: profile,
});

export const usedService = companyCard
  .pick({ id: true, name: true, overview: true, logo: true, category: true, canDo: true, serviceType: true })
  .extend({
    usageType: z.string(),
    since: z.string(),
    isOwner: z.boolean(),
    followerCount: z.number().int(),
    footprintUserCount: z.number().int(),
  })
  .meta({ id: 'UsedService' });
export type UsedService = z.output<typeof usedService>;

export const listUsedServices = defineRead({
  name: 'listUsedServices',
  method: 'GET',
  path: '/api/users/username/:username/services',
  access: 'anyone',
  summary: '使っているサービスを読む',
  params: z.strictObject({ username: idField('ユーザー名') }),
  query: z.strictObject({
    ...paging(12),
    usageType: z.enum(['private', 'company']).optional().meta({ title: '使い方' }),
    /** 'obtained': the viewer uses it too; 'not-obtained': the viewer does not (individual-side 2). */
    obtained: z.enum(['obtained', 'not-obtained']).optional().meta({ title: '自分の利用' }),
    sort: z.enum(['TWITTER', 'VISITOR', 'NEWEST']).default('NEWEST').meta({ title: '並び' }),
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
    memberStatus: z.enum(['NOW-MEMBER', 'PASSED-MEMBER']).optional().meta({ title: '所属状態' }),
  }),
  answer: z.array(belongingCompany),
  headers: ['total', 'counter'],
});

export const listUserArticles = defineRead({
  name: 'listUserArticles',
  method: 'GET',
  path: '/api/users/:id/articles',
  access: 'anyone',
  summary: '本人の記事を区分とカテゴリで読む。counter はカテゴリごとの件数',
  params: user,
  query: z.strictObject({
    ...paging(5),
    mainCategory: z.string().max(64).optional().meta({ title: '区分' }),
    articleCategory: z.string().max(64).optional().meta({ title: 'カテゴリ' }),
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
  headers: ['total'],
});

export const followQuery = z.strictObject({ ...paging(5) });
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

export const updateProfile = defineCommand({
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/users',
  access: 'general',
  summary: '自分のプロフィールを書き換える。送った項目だけが変わる',
  body: profileChanges,
  answer: z.object({ id: z.string(), revision: z.string() }),
});

export const updateSns = defineCommand({
  name: 'updateSns',
  method: 'PATCH',
  path: '/api/users/update-sns',
  access: 'general',
  summary: '自分の SNS を書き換える',
  body: snsChanges,
  answer: z.object({ id: z.string(), revision: z.string() }),
});

export const setWorkExperiences = defineCommand({
  name: 'setWorkExperiences',
  method: 'PUT',
  path: '/api/users/:id/work-experiences',
  access: 'owner',
  summary: '職歴を書き換える',
  params: user,
  body: workExperiencesInput,
  answer: z.object({ workExperiences: z.array(workExperience.omit({ company: true })), revision: z.string() }),
});

const state = z.strictObject({ value: z.boolean().optional().meta({ title: '目標の状態' }) }).optional();

export const setRequestUpdate = defineCommand({
  name: 'setUserRequestUpdate',
  method: 'PUT',
  path: '/api/users/request-update',
  access: 'admin',
  summary: '更新のお願いを入れる、外す（値がなければ反転）',
  body: z.strictObject({ userId: idField('利用者'), value: z.boolean().optional().meta({ title: '目標の状態' }) }),
  answer: z.object({ isRequestUpdate: z.boolean() }),
});

const reason = z.strictObject({ reason: z.string().max(500).optional().meta({ title: '理由' }) }).optional();
export const disableUser = defineCommand({
  name: 'disableUser',
  method: 'PUT',
  path: '/api/users/:id/disable',
  access: 'admin',
  summary: '利用者を隠す',
  params: user,
  body: reason,
  answer: z.object({ id: z.string(), disabled: z.boolean() }),
});
export const activateUser = defineCommand({
  name: 'activateUser',
  method: 'PUT',
  path: '/api/users/:id/activate',
  access: 'admin',
  summary: '利用者をもう一度見せる',
  params: user,
  body: reason,
  answer: z.object({ id: z.string(), disabled: z.boolean() }),
});

export const setFollow = defineCommand({
  name: 'setFollow',
  method: 'PUT',
  path: '/api/users/:id/follow',
  access: 'signed-in',
  summary: '人をフォローする、やめる（値がなければ反転）',
  params: user,
  body: state,
  answer: z.object({ isFollowing: z.boolean() }),
});
