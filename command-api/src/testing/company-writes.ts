import { expect } from 'vitest';
import { companies } from './directory.ts';
import type { Write } from './write.ts';

const flags = [
  'public',
  'share-social',
  'highlight',
  'show-on-search-page',
  'always-show-top-page',
  'request-update',
  'toggle-updated-by-admin',
];

/** What admins turn on the page of a company. */
export const companyWrites: readonly Write[] = [
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

/** What takes the pages away that the others speak of, and brings one back: tried last. */
export const companyRemovals: readonly Write[] = [
  {
    name: 'DELETE /company/self-deactivate',
    who: 'rival',
    asked: { method: 'DELETE', url: '/api/company/self-deactivate' },
    appends: ['company-unpublished'],
    payload: { id: companies.rival, isPublic: false },
  },
  {
    name: 'PUT /company/:id/published',
    who: 'rival',
    asked: { method: 'PUT', url: `/api/company/${companies.rival}/published`, body: { value: true } },
    appends: ['company-published'],
    otherBody: { value: false },
    payload: { id: companies.rival, isPublic: true },
  },
  {
    name: 'DELETE /company/:id',
    who: 'admin',
    asked: { method: 'DELETE', url: `/api/company/${companies.rival}`, body: { reason: '実在しません' } },
    appends: ['company-removed'],
    otherBody: { reason: '別の理由です' },
    payload: { id: companies.rival },
  },
];
