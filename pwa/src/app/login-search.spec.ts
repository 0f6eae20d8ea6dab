import { expect, test } from 'vitest';
import { loginSearch } from './login-search.ts';

test('keeps a path of this site', () => {
  expect(loginSearch({ mode: 'register', returnTo: '/profile?tab=1' })).toEqual({
    mode: 'register',
    returnTo: '/profile?tab=1',
  });
});

test('drops what leads elsewhere, and a mode that there is not', () => {
  expect(loginSearch({ mode: 'evil', returnTo: '//evil.example' })).toEqual({});
});
