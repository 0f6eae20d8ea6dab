import { describe, expect, it } from 'vitest';
import { correction } from './correction.ts';

const COUNTS = { private_blog_tech: 6, private_blog_life: 2 };
const EIGHT = { total: 8, pageSize: 5, counts: COUNTS };

describe('what an address asks of a list', () => {
  it('keeps an existing page of an existing category', () => {
    expect(correction({}, EIGHT, null)).toBeNull();
    expect(correction({ page: 2 }, EIGHT, null)).toBeNull();
    expect(correction({ category: 'private_blog_life' }, { ...EIGHT, total: 2 }, null)).toBeNull();
  });
  it('is kept while the list keeps its length', () => {
    expect(correction({ page: 2 }, EIGHT, 8)).toBeNull();
  });
  it('falls back to all categories when its own is empty', () => {
    const all = { category: undefined, page: undefined };
    expect(correction({ category: 'private_blog_diary', page: 2 }, { ...EIGHT, total: 0 }, null)).toEqual(all);
  });
  it('keeps a category when the list counts none', () => {
    expect(correction({ category: 'x' }, { total: 0, pageSize: 5 }, null)).toBeNull();
  });
  it('falls back to the last page when it is past the end', () => {
    expect(correction({ page: 9 }, { total: 23, pageSize: 5 }, null)).toEqual({ page: 5 });
    expect(correction({ page: 9 }, { total: 4, pageSize: 5 }, null)).toEqual({ page: undefined });
    expect(correction({ page: 9 }, { total: 0, pageSize: 5 }, null)).toEqual({ page: undefined });
  });
  it('falls back to the first page when the list has changed its length', () => {
    expect(correction({ page: 2 }, { ...EIGHT, total: 7 }, 8)).toEqual({ page: undefined });
    expect(correction({ page: 2 }, { ...EIGHT, total: 9 }, 8)).toEqual({ page: undefined });
  });
  it('is stable after one correction', () => {
    for (const asked of [{ page: 9 }, { category: 'gone', page: 3 }, { page: 2 }]) {
      const changed = { ...asked, ...correction(asked, EIGHT, 7) };
      expect(correction(changed, EIGHT, 8)).toBeNull();
    }
  });
});
