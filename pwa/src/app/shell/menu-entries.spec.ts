import { expect, test } from 'vitest';
import { outsideLinks } from '../../directory/outside-links.ts';
import type { Session } from '../../session/session.ts';
import { menuEntries } from './menu-entries.ts';

const account = { id: 'firm', name: '株式会社', email: 'firm@example.jp', picture: null, closesAt: null };

function signedIn(role: 'general' | 'business' | 'admin', companyId: string | null): Session {
  const modes = { isBusinessMode: role === 'business', isAdminMode: role === 'admin' };
  return { kind: 'account', role, account: { ...account, ...modes, companyId } };
}

const links = outsideLinks((name) => `https://outside.example/${name}`);
const entriesFor = (session: Session) => menuEntries(session, links, '/terms?a=1', () => undefined);
const placesFor = (session: Session) => entriesFor(session).flatMap((entry) => ('href' in entry ? [entry.href] : []));

test('the menu of a business account links its own page, or the way to make it while it has none', () => {
  expect(placesFor(signedIn('business', 'tsubame'))).toContain('/companies/tsubame');
  expect(placesFor(signedIn('business', null))).toContain('/onboarding');
});

test('the menu links the profile for a general account and the administration for an administrator', () => {
  expect(placesFor(signedIn('general', null))).toContain('/profile/firm');
  expect(placesFor(signedIn('admin', null))).toContain('/admin/companies');
});

test.each([
  ['an anonymous reader', { kind: 'anonymous' } as const, 'help'],
  ['a general account', signedIn('general', null), 'help'],
  ['a business account', signedIn('business', null), 'business-help'],
])('the menu of %s links help outside, in a new tab', (_who, session, name) => {
  expect(entriesFor(session)).toContainEqual(
    expect.objectContaining({ href: `https://outside.example/${name}`, newTab: true }),
  );
});

test('the menu ends with signing out, for signed-in accounts only', () => {
  const last = entriesFor(signedIn('general', null)).at(-1);
  expect(last).toMatchObject({ label: 'ログアウト', last: true });
  expect(entriesFor({ kind: 'anonymous' }).some(({ last: ends }) => ends)).toBe(false);
});

test('the menu of a visitor offers to create a corporate account and to sign in with one', () => {
  const entries = entriesFor({ kind: 'anonymous' });
  expect(entries).toContainEqual(expect.objectContaining({ label: '法人アカウントを作る', href: '/business/landing' }));
  expect(entries).toContainEqual(
    expect.objectContaining({ label: '法人アカウントでログイン', href: '/login/business?returnTo=%2Fterms%3Fa%3D1' }),
  );
});

test.each(['general', 'business'] as const)('the menu of a %s account links its account page', (role) => {
  expect(placesFor(signedIn(role, null))).toContain('/account');
});
