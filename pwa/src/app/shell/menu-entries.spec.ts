import { expect, test } from 'vitest';
import { outsideLinks } from '../../directory/outside-links.ts';
import type { Session } from '../../session/session.ts';
import { menuEntries } from './menu-entries.ts';

const account = { id: 'firm', name: '株式会社', email: 'firm@example.jp', picture: null };

function signedIn(role: 'general' | 'business' | 'admin', companyId: string | null): Session {
  const modes = { isBusinessMode: role === 'business', isAdminMode: role === 'admin' };
  return { kind: 'account', role, account: { ...account, ...modes, companyId } };
}

const links = outsideLinks((name) => `https://outside.example/${name}`);
const entriesFor = (session: Session) => menuEntries(session, links, '/terms?a=1', () => undefined);
const placesFor = (session: Session) => entriesFor(session).flatMap((entry) => ('href' in entry ? [entry.href] : []));

test('a business account is offered its own page, and the list of companies while it has none', () => {
  expect(placesFor(signedIn('business', 'tsubame'))).toContain('/companies/tsubame');
  expect(placesFor(signedIn('business', null))).toContain('/companies');
});

test('a general account is offered its profile, an administrator the administration', () => {
  expect(placesFor(signedIn('general', null))).toContain('/profile/firm');
  expect(placesFor(signedIn('admin', null))).toContain('/admin/companies');
});

test.each([
  ['an anonymous reader', { kind: 'anonymous' } as const, 'help'],
  ['a general account', signedIn('general', null), 'help'],
  ['a business account', signedIn('business', null), 'business-help'],
])('%s is offered help on a page outside, in a tab of its own', (_who, session, name) => {
  expect(entriesFor(session)).toContainEqual(
    expect.objectContaining({ href: `https://outside.example/${name}`, newTab: true }),
  );
});

test('only who is signed in is offered to sign out, as the last of the entries', () => {
  const last = entriesFor(signedIn('general', null)).at(-1);
  expect(last).toMatchObject({ label: 'ログアウト', last: true });
  expect(entriesFor({ kind: 'anonymous' }).some(({ last: ends }) => ends)).toBe(false);
});

test('an anonymous reader is offered to create a corporate account and to sign in with one', () => {
  const entries = entriesFor({ kind: 'anonymous' });
  expect(entries).toContainEqual(expect.objectContaining({ label: '法人アカウントを作る', href: '/business/landing' }));
  expect(entries).toContainEqual(
    expect.objectContaining({ label: '法人アカウントでログイン', href: '/login/business?returnTo=%2Fterms%3Fa%3D1' }),
  );
});

test.each(['general', 'business'] as const)('a %s account is offered its account page', (role) => {
  expect(placesFor(signedIn(role, null))).toContain('/account');
});
