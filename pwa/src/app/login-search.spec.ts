import { expect, test } from 'vitest';
import { loginSearch } from './login-search.ts';

test('login search: keeps a path of this site', () => {
  expect(loginSearch({ mode: 'register', returnTo: '/profile?tab=1' })).toEqual({
    mode: 'register',
    returnTo: '/profile?tab=1',
  });
});

test('login search: drops a foreign address and an unknown mode', () => {
  expect(loginSearch({ mode: 'evil', returnTo: '//evil.example' })).toEqual({});
});
