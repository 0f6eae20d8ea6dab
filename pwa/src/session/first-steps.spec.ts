import { expect, it } from 'vitest';
import { leadsOnTo } from './first-steps.ts';
import type { Role, Session } from './session.ts';

const as = (role: Role, companyId: string | null = null): Session => ({
  kind: 'account',
  role,
  account: {
    ...{ id: 'u-mio', email: 'mio@example.jp', name: '澪', picture: null, companyId, closesAt: null },
    ...{ isBusinessMode: role === 'business', isAdminMode: role === 'admin' },
  },
});

it.each<readonly [string, Session, boolean, string, string]>([
  ['a new person, to the first steps', as('general'), true, '/', '/onboarding'],
  ['a new person who was on their way', as('general'), true, '/terms', '/onboarding?returnTo=%2Fterms'],
  ['a person who was here before, where they were', as('general'), false, '/terms', '/terms'],
  ['a company without a page, to making one', as('business'), false, '/', '/onboarding'],
  [
    'a company that was invited, to its invitation',
    as('business'),
    false,
    '/companies/x/invitation',
    '/companies/x/invitation',
  ],
  ['a company with a page, where it was', as('business', 'x'), false, '/', '/'],
  ['an admin, where they were', as('admin'), true, '/', '/'],
])('a sign-in leads %s', (_, session, isNew, returnTo, leads) => {
  expect(leadsOnTo(session, isNew, returnTo)).toBe(leads);
});
