import { getMe, getProfile, readHistory, setBookmark, simpleSearch } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { lifetimeOf } from './freshness.ts';

test('keeps pages and lists', () => {
  expect(lifetimeOf(getProfile, { params: { username: 'a' } })).toBeGreaterThan(0);
});

test.each([getMe, readHistory, setBookmark, simpleSearch])('never keeps $name', (call) => {
  expect(lifetimeOf(call, {})).toBeNull();
});

test('never keeps a preview, which is one’s own page as others see it', () => {
  expect(lifetimeOf(getProfile, { params: { username: 'a' }, query: { preview: 'true' } })).toBeNull();
});
