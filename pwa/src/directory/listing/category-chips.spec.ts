import { describe, expect, it } from 'vitest';
import { categoryChips } from './category-chips.ts';

const COUNTS = { private_blog_tech: 6, private_blog_life: 2 };

describe('the chips', () => {
  const labels = { all: 'すべて', of: (key: string) => key };

  it('are all, then the non-empty categories by count', () => {
    const chips = categoryChips({ ...COUNTS, private_blog_diary: 0, private_blog_hobby: 7 }, labels);
    expect(chips.map(({ label, count }) => [label, count])).toEqual([
      ['すべて', 15],
      ['private_blog_hobby', 7],
      ['private_blog_tech', 6],
      ['private_blog_life', 2],
    ]);
  });
  it('are one with zero when there is nothing', () => {
    expect(categoryChips({}, labels)).toEqual([{ value: '', label: 'すべて', count: 0 }]);
  });
});
