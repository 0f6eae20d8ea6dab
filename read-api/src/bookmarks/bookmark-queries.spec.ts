import { expect, it } from 'vitest';
import { goldenQueries } from '../testing/golden.ts';
import { countBookmarks, findBookmarks, total } from './bookmark-queries.ts';

goldenQueries(import.meta.dirname, {
  'find-bookmarks': (question) => findBookmarks(question, 'u-sora', { page: 1, limit: 5, mainCategory: 'movie' }),
  'count-bookmarks': (question) => countBookmarks(question, 'u-sora'),
});

it('adds up a counter', () => expect([total({}), total({ movie: 2, slide: 3 })]).toEqual([0, 5]));
