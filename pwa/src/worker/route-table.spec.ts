import { expect, test } from 'vitest';
import { routeOf } from './route-table.ts';

const asked = (path: string, navigates = true, method = 'GET') => ({ method, path, navigates });

test.each([
  '/api/me',
  '/api',
  '/api/',
  '/identity/x/',
  '/oidc/auth',
  '/identity/interaction/x',
  '/dev/mailbox',
  '/ready',
  '/version.json',
])('F31 F41 F45: route: passes %s to the network for everybody', (path) =>
  expect([routeOf(asked(path)), routeOf(asked(path, false))]).toEqual(['network', 'network']),
);

test('route: handles a share, and no other POST to that page', () => {
  expect([routeOf(asked('/share', true, 'POST')), routeOf(asked('/share', false, 'POST'))]).toEqual([
    'shared',
    'network',
  ]);
});

test.each(['/api/commands', '/', '/profile/mio', '/images/single', '/share/x'])(
  'F31: route: passes a POST to %s to the network',
  (path) =>
    expect([routeOf(asked(path, true, 'POST')), routeOf(asked(path, false, 'POST'))]).toEqual(['network', 'network']),
);

test.each(['/robots.txt', '/sitemap.xml', '/sitemaps/people.xml', '/cards/person/mio.png', '/profile/mio/atom.xml'])(
  'route: passes %s, which is for programs, to the network',
  (path) => expect([routeOf(asked(path)), routeOf(asked(path, false))]).toEqual(['network', 'network']),
);

test.each(['/profile/mio', '/companies/c-1', '/articles/a-1'])('route: asks the server first for %s', (path) => {
  expect(routeOf(asked(path))).toBe('server-page');
});

test.each(['/profile/mio/', '/companies/c-1/', '/search/', '/admin/users/'])(
  'route: redirects %s, which ends in a slash',
  (path) => expect(routeOf(asked(path))).toBe('moved-page'),
);

test.each(['/', '/profile', '/search', '/companies/c-1/other', '/apiary', '/auth/callback', '/share', '/saved'])(
  'route: answers %s with the shell',
  (path) => expect(routeOf(asked(path))).toBe('app-page'),
);

test.each([
  ['/images/0a1b', false, 'picture'],
  ['/images/0a1b', true, 'network'],
  ['/assets/start-1a2b3c4d.js', false, 'shell-file'],
  // Opened by hand, an asset is a file too, never a page (F48).
  ['/assets/start-1a2b3c4d.js', true, 'shell-file'],
  ['/favicon.svg', false, 'shell-file'],
])('route: %s, opened by hand: %s, is answered by %s', (path, navigates, name) => {
  expect(routeOf(asked(path, navigates))).toBe(name);
});
