import { expect, it } from 'vitest';
import { differences } from './differences.ts';

it('names a field that says something else, or something at last, by its path', () => {
  const before = { status: 'published', content: { name: '手入れ', tags: ['道具'] } };
  const after = { status: 'removed', content: { name: '手入れ', tags: ['道具', '暮らし'] }, reason: '宣伝' };
  expect(differences(before, after)).toEqual([
    { path: 'status', before: 'published', after: 'removed' },
    { path: 'content.tags', before: ['道具'], after: ['道具', '暮らし'] },
    { path: 'reason', after: '宣伝' },
  ]);
});

it('is silent about a field that is there at last and says nothing', () => {
  expect(differences({ status: 'removed' }, { status: 'removed', reason: null })).toEqual([]);
});
