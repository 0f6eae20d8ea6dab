import { describe, expect, it } from 'vitest';
import { categoryChips, EVERYTHING, narrowTo, settle } from './narrowing.ts';

const COUNTS = { private_blog_tech: 6, private_blog_life: 2 };

describe('what a reader chose', () => {
  it('stands when its answer comes', () => {
    const settled = settle(narrowTo('private_blog_life'), COUNTS, 2);
    expect(settled).toEqual({ category: 'private_blog_life', page: 1, total: 2 });
    expect(settle(settled, COUNTS, 2)).toBe(settled);
  });
  it('gives way to everything when the chosen category has no items any more', () => {
    expect(settle(narrowTo('private_blog_diary'), COUNTS, 0)).toBe(EVERYTHING);
  });
  it('keeps the page while the list is as long as it was', () => {
    const second = { category: null, page: 2, total: 8 };
    expect(settle(second, COUNTS, 8)).toBe(second);
  });
  it('goes back to the first page when the length of the list changes', () => {
    expect(settle({ category: null, page: 2, total: 8 }, COUNTS, 7)).toEqual({ category: null, page: 1, total: 7 });
  });
  it('settles in one step, whatever was chosen', () => {
    for (const chosen of [EVERYTHING, narrowTo('private_blog_tech'), { category: null, page: 9, total: 3 }]) {
      const settled = settle(chosen, COUNTS, 8);
      expect(settle(settled, COUNTS, 8)).toBe(settled);
    }
  });
});

describe('the chips', () => {
  const labels = { all: 'すべて', of: (key: string) => key };

  it('are all, then the categories that have items, most first', () => {
    const chips = categoryChips({ ...COUNTS, private_blog_diary: 0, private_blog_hobby: 7 }, labels);
    expect(chips.map(({ label, count }) => [label, count])).toEqual([
      ['すべて', 15],
      ['private_blog_hobby', 7],
      ['private_blog_tech', 6],
      ['private_blog_life', 2],
    ]);
  });
  it('of nothing are one, with zero', () => {
    expect(categoryChips({}, labels)).toEqual([{ value: '', label: 'すべて', count: 0 }]);
  });
});
