import { articles, companies, people } from './directory.ts';
import type { Write } from './write.ts';

const { sora } = people;
const ofTsubame = { kind: 'company', id: companies.tsubame } as const;

/** What ties two things: bookmarks, follows, usage, and relations between companies. */
export const relationWrites: readonly Write[] = [
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
  {
    name: 'PUT /company/:id/usage-claims',
    who: 'rival',
    asked: {
      method: 'PUT',
      url: `/api/company/${companies.rival}/usage-claims`,
      body: { holder: ofTsubame, serviceId: companies.rival, verdict: 'disputed' },
    },
    appends: ['usage-judged'],
    otherBody: { holder: ofTsubame, serviceId: companies.rival, verdict: null },
    payload: { verdict: 'disputed' },
  },
  {
    name: 'PUT /company/:id/relation-claims',
    who: 'rival',
    asked: {
      method: 'PUT',
      url: `/api/company/${companies.rival}/relation-claims`,
      body: { otherId: companies.tsubame, verdict: 'confirmed' },
    },
    appends: ['relation-judged'],
    otherBody: { otherId: companies.tsubame, verdict: 'hidden' },
    payload: { verdict: 'confirmed' },
  },
];
