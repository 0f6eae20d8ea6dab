import { companySections } from '@meikan/domain';
import { expect } from 'vitest';
import { companyParts, PHOTO } from './company-parts.ts';
import { companies } from './directory.ts';
import type { Write } from './write.ts';

const { tsubame } = companies;
/** What an owner writes on the page of Tsubame, a call for each part. */
export const companyEditWrites: readonly Write[] = [
  ...companyParts.map(([path, section, body, otherBody, answered = body]) => ({
    name: `PUT /company/:id/${path}`,
    who: 'firm' as const,
    asked: { method: 'PUT' as const, url: `/api/company/${tsubame}/${path}`, body },
    appends: [companySections[section].type],
    otherBody,
    payload: expect.objectContaining({ ...answered, revision: expect.any(String) }),
  })),
  {
    name: 'PUT /company/:id/hiring-links',
    // The one company of the directory that is on the paid plan.
    who: 'rival',
    asked: {
      method: 'PUT',
      url: `/api/company/${companies.rival}/hiring-links`,
      body: { companyHiringUrl: 'https://rival.example/recruit' },
    },
    appends: ['company-hiring-links-changed'],
    otherBody: { companyHiringUrl: null },
    payload: { companyHiringUrl: 'https://rival.example/recruit', revision: expect.any(String) },
  },
  {
    name: 'PUT /company/:id/onboarding',
    who: 'firm',
    asked: {
      method: 'PUT',
      url: `/api/company/${tsubame}/onboarding`,
      body: {
        data: {
          reading: 'つばめ',
          companyIndustry: 'software_package',
          location: { prefecture: '東京都', city: null },
        },
      },
    },
    appends: ['company-basics-changed', 'company-industry-changed'],
    otherBody: { data: {} },
    payload: expect.objectContaining({ reading: 'つばめ', companyIndustry: 'software_package' }),
  },
  {
    name: 'PUT /company/:id',
    who: 'firm',
    asked: {
      method: 'PUT',
      url: `/api/company/${tsubame}`,
      form: { name: '株式会社つばめ', category: 'sns_community', description: '新しい概要' },
    },
    appends: ['company-basics-changed', 'company-description-changed'],
    otherForm: { name: 'つばめ商店' },
    payload: expect.objectContaining({ name: '株式会社つばめ', category: 'sns_community', description: '新しい概要' }),
  },
  {
    name: 'PUT /company/:id/services/:serviceId/logo',
    who: 'firm',
    asked: {
      method: 'PUT',
      url: `/api/company/${tsubame}/services/${companies.kikitome}/logo`,
      body: { logo: PHOTO },
    },
    appends: ['company-logo-changed'],
    otherBody: { logo: null },
    payload: { logo: PHOTO, revision: expect.any(String) },
  },
  {
    name: 'PUT /company/:id/admin-note',
    who: 'admin',
    asked: { method: 'PUT', url: `/api/company/${tsubame}/admin-note`, body: { adminNote: '次の確認は六月' } },
    appends: ['company-admin-note-changed'],
    otherBody: { adminNote: null },
    payload: { adminNote: '次の確認は六月', revision: expect.any(String) },
  },
];
