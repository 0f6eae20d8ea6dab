import { getProfile, listUserArticles } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { keyOf } from './page-query.ts';

test('query key: is independent of order and absent values', () => {
  const one = keyOf(listUserArticles, {
    params: { id: 'a' },
    query: { page: '1', limit: '5', articleCategory: undefined },
  });
  expect(keyOf(listUserArticles, { query: { limit: '5', page: '1' }, params: { id: 'a' } })).toBe(one);
});

test('query key: tells parameters from query values of the same name, and escapes values', () => {
  expect(keyOf(getProfile, { params: { username: 'a' } })).not.toBe(keyOf(getProfile, { query: { username: 'a' } }));
  expect(keyOf(getProfile, { params: { username: 'a b=c' } })).toBe('getProfile /username=a%20b%3Dc');
});
