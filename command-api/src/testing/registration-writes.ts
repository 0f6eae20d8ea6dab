import { expect } from 'vitest';
import { companies } from './directory.ts';
import type { Write } from './write.ts';

/** A service that the directory does not have. */
export const missing = {
  name: 'むすび',
  category: 'sns_community',
  website: 'https://musubi.example',
  description: '人と人を結ぶサービスです。',
};
export const registrations: readonly Write[] = [
  {
    name: 'POST /company/usage-company',
    who: 'mio',
    asked: { method: 'POST', url: '/api/company/usage-company', form: { ...missing, usageType: 'company' } },
    appends: ['company-registered', 'company-flag-set', 'usage-declared'],
    otherForm: { usageType: 'private' },
    payload: { id: expect.any(String), usage: true, usageType: 'company' },
  },
  {
    name: 'POST /company',
    who: 'newcomer',
    asked: { method: 'POST', url: '/api/company', body: { ...missing, name: 'むすび 自社', reading: null } },
    appends: ['company-registered', 'owner-added', 'company-assigned'],
    otherBody: { ...missing, name: 'むすび 他社' },
    payload: { id: expect.any(String) },
  },
  ...(['company-using', 'company-use'] as const).map((usage) => ({
    name: `POST /company/:id/services ${usage}`,
    who: 'firm' as const,
    asked: {
      method: 'POST' as const,
      url: `/api/company/${companies.tsubame}/services`,
      form: { ...missing, name: `むすび ${usage}`, usage },
    },
    appends: ['company-registered', 'company-flag-set', 'usage-declared'],
    otherForm: { description: '別の説明です。' },
    payload: { id: expect.any(String), usage: true, usageType: usage },
  })),
];
