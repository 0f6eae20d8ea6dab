import { getMe, getProfile, readHistory, setBookmark, simpleSearch } from '@meikan/contracts';
import { expect, test } from 'vitest';
import { lifetimeOf } from './freshness.ts';

test('kept calls: include pages and lists', () => {
  expect(lifetimeOf(getProfile, { params: { username: 'a' } })).toBeGreaterThan(0);
});

test.each([getMe, readHistory, setBookmark, simpleSearch])('kept calls: exclude $name', (call) => {
  expect(lifetimeOf(call, {})).toBeNull();
});

test('kept calls: exclude a preview', () => {
  expect(lifetimeOf(getProfile, { params: { username: 'a' }, query: { preview: 'true' } })).toBeNull();
});
