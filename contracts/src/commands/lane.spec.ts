import { expect, it } from 'vitest';
import { laneOf } from './lane.ts';

it('names the stream of a pair by whoever wishes, and of a thing by its id', () => {
  expect(laneOf('set-bookmark', { referenceId: 'a-1', value: true }, 'u-1')).toBe('bookmark-u-1_a-1');
  expect(laneOf('set-follow', { target: { kind: 'company', id: 'c-1' }, value: true }, 'u-1')).toBe(
    'follow-u-1_company.c-1',
  );
  expect(laneOf('withdraw-usage', { holder: { kind: 'user', id: 'u-1' }, serviceId: 's-1' }, 'u-1')).toBe(
    'usage-u-1_s-1',
  );
  const owner = { kind: 'user' as const, id: 'u-1' };
  expect(laneOf('restore-article', { articleId: 'a-1', owner }, 'u-1')).toBe('article-a-1');
  expect(laneOf('update-sns', { userId: 'u-1', changes: {} }, 'u-1')).toBe('user-u-1');
});
