import { goldenQueries } from '../testing/golden.ts';
import { countBookmarks, findBookmarks } from './bookmarks.ts';

goldenQueries(import.meta.dirname, {
  'find-bookmarks': (question) => findBookmarks(question, 'u-sora', { page: 1, limit: 5, mainCategory: 'movie' }),
  'count-bookmarks': (question) => countBookmarks(question, 'u-sora'),
});
