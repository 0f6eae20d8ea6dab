import { getProfile, listUserArticles } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { keyOf } from './page-query.ts';

test('is the same whatever the order, and whatever is absent', () => {
  const one = keyOf(listUserArticles, {
    params: { id: 'a' },
    query: { page: '1', limit: '5', articleCategory: undefined },
  });
  expect(keyOf(listUserArticles, { query: { limit: '5', page: '1' }, params: { id: 'a' } })).toBe(one);
});

test('tells parameters from a query of the same name, and values that contain signs', () => {
  expect(keyOf(getProfile, { params: { username: 'a' } })).not.toBe(keyOf(getProfile, { query: { username: 'a' } }));
  expect(keyOf(getProfile, { params: { username: 'a b=c' } })).toBe('getProfile /username=a%20b%3Dc');
});
