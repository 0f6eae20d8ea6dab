import { expect } from 'vitest';
import { articles, companies, people } from './directory.ts';
import type { Asked, Who } from './open-room.ts';
import { registrations } from './registration-writes.ts';

/** One valid call of each write: who sends it, what it appends, another body under the same id, and what it answers. */
export type Write = {
  readonly name: string;
  readonly who: Who;
  readonly asked: Asked;
  readonly appends: readonly string[];
  readonly otherBody?: object;
  /** Instead of `otherBody`: the fields of the form that differ. */
  readonly otherForm?: Readonly<Record<string, string>>;
  readonly payload: object;
};

const { mio, sora } = people;
const article = {
  articleName: '本の話',
  articleUrl: 'https://example.com/book',
  articleCategory: 'private_blog_diary',
  tags: ['本'],
};
const job = { companyName: '自分の店', jobTitle: '店主', jobOverview: '', duration: { start: '2024/04', end: null } };
const revision = { revision: expect.any(String) };

const flags = [
  'public',
  'share-social',
  'highlight',
  'show-on-search-page',
  'always-show-top-page',
  'request-update',
  'toggle-updated-by-admin',
];

const profileWrites: readonly Write[] = [
  {
    name: 'PUT /users',
    who: 'mio',
    asked: { method: 'PUT', url: '/api/users', body: { overview: '本を読みます。', hobbies: ['reading'] } },
    appends: ['profile-basics-changed', 'profile-hobbies-changed'],
    otherBody: { overview: '別の紹介です。' },
    payload: { id: mio.id, ...revision },
  },
  {
    name: 'PATCH /users/update-sns',
    who: 'mio',
    asked: { method: 'PATCH', url: '/api/users/update-sns', body: { twitter: { value: 'mio', follower: 10 } } },
    appends: ['profile-sns-changed'],
    otherBody: { twitter: { value: 'sora' } },
    payload: { id: mio.id, ...revision },
  },
  {
    name: 'PUT /users/:id/work-experiences',
    who: 'mio',
    asked: { method: 'PUT', url: `/api/users/${mio.id}/work-experiences`, body: { workExperiences: [job] } },
    appends: ['profile-work-experiences-changed'],
    otherBody: { workExperiences: [] },
    payload: { workExperiences: [{ ...job, duration: { start: '2024-04', end: null } }], ...revision },
  },
  {
    name: 'PUT /users/request-update',
    who: 'admin',
    asked: { method: 'PUT', url: '/api/users/request-update', body: { userId: mio.id } },
    appends: ['user-request-update-set'],
    otherBody: { userId: sora.id },
    payload: { isRequestUpdate: true },
  },
  {
    name: 'PUT /users/:id/disable',
    who: 'admin',
    asked: { method: 'PUT', url: `/api/users/${sora.id}/disable`, body: { reason: '本人の希望です' } },
    appends: ['user-disabled'],
    otherBody: { reason: '別の理由です' },
    payload: { id: sora.id, disabled: true },
  },
  {
    name: 'PUT /users/:id/activate',
    who: 'admin',
    asked: { method: 'PUT', url: `/api/users/${sora.id}/activate` },
    appends: ['user-activated'],
    otherBody: { reason: '別の理由です' },
    payload: { id: sora.id, disabled: false },
  },
];

const articleWrites: readonly Write[] = [
  {
    name: 'PUT /users/:id/article',
    who: 'mio',
    asked: { method: 'PUT', url: `/api/users/${mio.id}/article`, body: article },
    appends: ['article-registered'],
    otherBody: { ...article, articleName: '別の話' },
    payload: { id: expect.any(String), revision: '0' },
  },
  {
    name: 'POST /users/:id/article/:articleId',
    who: 'mio',
    asked: { method: 'POST', url: `/api/users/${mio.id}/article/${articles.ofMio}`, body: { articleName: '改題' } },
    appends: ['article-edited'],
    otherBody: { articleName: 'もう一度改題' },
    payload: { id: articles.ofMio, ...revision },
  },
  {
    name: 'DELETE /users/:id/article/:articleId',
    who: 'mio',
    asked: { method: 'DELETE', url: `/api/users/${mio.id}/article/${articles.ofMio}` },
    appends: ['article-removed'],
    payload: { id: articles.ofMio, ...revision },
  },
  {
    name: 'PUT /company/:id/article',
    who: 'firm',
    asked: {
      method: 'PUT',
      url: `/api/company/${companies.tsubame}/article`,
      body: { ...article, articleCategory: 'press_award' },
    },
    appends: ['article-registered'],
    otherBody: { ...article, articleCategory: 'press_funding' },
    payload: { id: expect.any(String), revision: '0' },
  },
  {
    name: 'POST /company/:id/article/:aid',
    who: 'firm',
    asked: {
      method: 'POST',
      url: `/api/company/${companies.tsubame}/article/${articles.ofTsubame}`,
      body: { recommendTxt: 'おすすめです' },
    },
    appends: ['article-recommend-text-changed'],
    otherBody: { recommendTxt: '別の一言' },
    payload: { id: articles.ofTsubame, ...revision },
  },
  {
    name: 'POST /company/article/:aid/recommend-txt',
    who: 'firm',
    asked: {
      method: 'POST',
      url: `/api/company/article/${articles.ofTsubame}/recommend-txt`,
      body: { recommendTxt: 'はじめての人に' },
    },
    appends: ['article-recommend-text-changed'],
    otherBody: { recommendTxt: null },
    payload: { id: articles.ofTsubame, ...revision },
  },
  {
    name: 'DELETE /company/:id/article/:aid',
    who: 'firm',
    asked: { method: 'DELETE', url: `/api/company/${companies.tsubame}/article/${articles.ofTsubame}` },
    appends: ['article-removed'],
    payload: { id: articles.ofTsubame, ...revision },
  },
];

const companyWrites: readonly Write[] = [
  ...flags.map((flag) => ({
    name: `PUT /company/:id/${flag}`,
    who: 'admin' as const,
    asked: { method: 'PUT' as const, url: `/api/company/${companies.kikitome}/${flag}` },
    appends: ['company-flag-set'],
    otherBody: { value: true, reason: '別の理由です' },
    payload: { value: expect.any(Boolean) },
  })),
  {
    name: 'PUT /company/:id/verify',
    who: 'admin',
    asked: { method: 'PUT', url: `/api/company/${companies.kikitome}/verify`, body: { reason: '確認しました' } },
    appends: ['company-verified'],
    otherBody: {},
    payload: { isVerified: true },
  },
  {
    name: 'PUT /company/:id/un-verify',
    who: 'admin',
    asked: { method: 'PUT', url: `/api/company/${companies.kikitome}/un-verify` },
    appends: ['company-unverified'],
    otherBody: { reason: '取り消します' },
    payload: { isVerified: false },
  },
];

const relationWrites: readonly Write[] = [
  {
    name: 'PUT /users/bookmark',
    who: 'mio',
    asked: { method: 'PUT', url: '/api/users/bookmark', body: { referenceId: articles.ofSora } },
    appends: ['article-bookmarked'],
    otherBody: { referenceId: articles.ofSora, value: false },
    payload: { referenceId: articles.ofSora, isBookmarked: true },
  },
  {
    name: 'DELETE /users/bookmark/:id',
    who: 'mio',
    asked: { method: 'DELETE', url: `/api/users/bookmark/${articles.ofSora}` },
    appends: ['bookmark-removed'],
    payload: { referenceId: articles.ofSora, isBookmarked: false },
  },
  {
    name: 'PUT /users/:id/follow',
    who: 'mio',
    asked: { method: 'PUT', url: `/api/users/${sora.id}/follow` },
    appends: ['follow-started'],
    otherBody: { value: false },
    payload: { isFollowing: true },
  },
  {
    name: 'PUT /company/:id/follow',
    who: 'rival',
    asked: { method: 'PUT', url: `/api/company/${companies.tsubame}/follow` },
    appends: ['follow-started'],
    otherBody: { value: false },
    payload: { isFollowing: true },
  },
  {
    name: 'POST /users/using-service/:serviceId',
    who: 'mio',
    asked: { method: 'POST', url: `/api/users/using-service/${companies.kikitome}`, body: { usageType: 'company' } },
    appends: ['usage-declared'],
    otherBody: { usageType: 'private' },
    payload: { serviceId: companies.kikitome, usage: true, usageType: 'company' },
  },
  {
    name: 'POST /company/:id/user',
    who: 'sora',
    asked: { method: 'POST', url: `/api/company/${companies.kikitome}/user`, body: {} },
    appends: ['usage-declared'],
    otherBody: { usageType: 'company' },
    payload: { serviceId: companies.kikitome, usage: true, usageType: 'private' },
  },
  {
    name: 'POST /company/:id/usage-service',
    who: 'mio',
    asked: { method: 'POST', url: `/api/company/${companies.rival}/usage-service` },
    appends: ['usage-declared'],
    otherBody: { usage: false },
    payload: { serviceId: companies.rival, usage: true, usageType: 'private' },
  },
  {
    name: 'POST /company/:id/usage',
    who: 'firm',
    asked: { method: 'POST', url: `/api/company/${companies.kikitome}/usage` },
    appends: ['usage-declared'],
    otherBody: { usage: false },
    payload: { serviceId: companies.kikitome, usage: true, usageType: 'company-using' },
  },
  ...(['company-use', 'company-using'] as const).map((usage) => ({
    name: `POST /company/:id/service-usage ${usage}`,
    who: 'firm' as const,
    asked: {
      method: 'POST' as const,
      url: `/api/company/${companies.tsubame}/service-usage`,
      body: { usage, companyId: companies.rival },
    },
    appends: ['usage-declared'],
    otherBody: { usage, companyId: companies.kikitome },
    payload: { usage: true, companyId: companies.rival },
  })),
  {
    name: 'POST /company/:id/service-usage company-relative',
    who: 'firm',
    asked: {
      method: 'POST',
      url: `/api/company/${companies.tsubame}/service-usage`,
      body: { usage: 'company-relative', companyId: companies.rival, relativeType: 'PARTNER' },
    },
    appends: ['relation-added'],
    otherBody: { usage: 'company-relative', companyId: companies.rival, relativeType: 'INVESTOR' },
    payload: { usage: true, companyId: companies.rival },
  },
];

/** In an order in which each finds what it needs. */
export const writes: readonly Write[] = [
  ...profileWrites,
  ...relationWrites,
  ...companyWrites,
  ...articleWrites,
  ...registrations,
];
