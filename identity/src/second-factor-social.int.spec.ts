import { expect, test } from 'vitest';
import { socialTestAppPerFile } from './testing/social-test-app.ts';
import { twoFactorPeopleOf } from './testing/two-factor-people.ts';
import { visit } from './testing/visitor.ts';

const app = socialTestAppPerFile();
const people = twoFactorPeopleOf(() => app.running);

/** What the page asks for that somebody came to. */
const isAskedForCode = ({ at }: { readonly at: URL }) => at.pathname.endsWith('/second-factor');

test('a social provider is linked once the code was right, and not by the password alone', async () => {
  const { email, app: authenticator } = await people.memberWithApp('linked@shiori.example');
  const person = { sub: 'linked', email, email_verified: true, name: '佐伯 みなと' };
  app.played.google.become(person);
  const first = await app.by('google');
  const signIn = new URL(first.at.href.replace(/social\/.*$/u, 'sign-in'));
  const { at } = await people.passwordShown(email, first.visitor, signIn);
  expect(isAskedForCode({ at })).toBe(true);

  app.played.google.become(person);
  const other = await app.by('google', visit(app.running));
  expect(other.at.pathname).toMatch(/\/sign-in$|\/return$/u);

  const { location } = await first.visitor.fill(at, { code: authenticator.next() });
  expect((await first.visitor.arrive(location ?? at)).at.searchParams.has('code')).toBe(true);

  app.played.google.become(person);
  const next = await app.by('google', visit(app.running));
  expect(isAskedForCode(next)).toBe(true);
  expect(await people.isSignedIn(next.visitor)).toBe(false);
  const done = await next.visitor.fill(next.at, { code: authenticator.next() });
  expect((await next.visitor.arrive(done.location ?? next.at)).at.searchParams.has('code')).toBe(true);
});
