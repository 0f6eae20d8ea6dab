import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';

describe('the differences of two states', () => {
  it('are the fields that say something else, or something for the first time, by path', () => {
    const before = { status: 'published', content: { name: '手入れ', tags: ['道具'] } };
    const after = { status: 'removed', content: { name: '手入れ', tags: ['道具', '暮らし'] }, reason: '宣伝' };
    expect(differences(before, after)).toEqual([
      { path: 'status', before: 'published', after: 'removed' },
      { path: 'content.tags', before: ['道具'], after: ['道具', '暮らし'] },
      { path: 'reason', after: '宣伝' },
    ]);
  });

  it('are not told of a field that is new and null', () => {
    expect(differences({ status: 'removed' }, { status: 'removed', reason: null })).toEqual([]);
  });
});
