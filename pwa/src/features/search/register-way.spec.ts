import { expect, it } from 'vitest';
import { ANONYMOUS, type Role, type Session } from '../../session/session.ts';
import { registerWay } from './register-way.ts';

const account = { id: 'u-mio', email: 'mio@example.jp', name: '澪', picture: null, closesAt: null };

const as = (role: Role, companyId: string | null = null): Session => {
  const [isBusinessMode, isAdminMode] = [role === 'business', role === 'admin'];
  return { kind: 'account', role, account: { ...account, companyId, isBusinessMode, isAdminMode } };
};

it.each([
  ['a visitor', ANONYMOUS, 'sign-in'],
  ['a general account', as('general'), 'form'],
  ['who keeps a company’s page', as('business', 'ai-no-ito'), 'form'],
  ['a business account without a page', as('business'), 'own-page'],
  ['an admin', as('admin'), null],
])('a missing service links %s to its registration', (_who, session, way) => {
  expect(registerWay(session)).toBe(way);
});
