import { expect, test } from 'vitest';
import { loginSearch } from './login-search.ts';

test('keeps a path of this site', () => {
  expect(loginSearch({ mode: 'register', returnTo: '/profile?tab=1' })).toEqual({
    mode: 'register',
    returnTo: '/profile?tab=1',
  });
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 5])(
  'drops %j',
  (returnTo) => expect(loginSearch({ returnTo })).toEqual({}),
);
