import { expect, test } from 'vitest';
import { returnToOf } from './return-to.ts';

test.each([
  ['/companies/tsubame?tab=news#top', '/companies/tsubame?tab=news#top'],
  ['/search?search=%E7%8C%AB', '/search?search=%E7%8C%AB'],
  ['/login-google-of-a-person', '/login-google-of-a-person'],
  ['/login', '/'],
  ['/login-google?returnTo=%2Fterms', '/terms'],
  ['/auth', '/'],
  ['/login?returnTo=%2Fsearch%3Fsearch%3Dneko', '/search?search=neko'],
  ['/login/business?mode=register&returnTo=%2Fbusiness%2Flanding', '/business/landing'],
  ['/login?returnTo=%2F%2Fevil.example', '/'],
  ['/auth/callback?code=c&state=s', '/'],
])('a sign-in begun at %s returns to %s', (href, returnTo) => {
  expect(returnToOf(href)).toBe(returnTo);
});
