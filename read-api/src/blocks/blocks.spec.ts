import { goldenQueries } from '../testing/golden.ts';
import { countBlocked, findBlocked } from './blocks.ts';

goldenQueries(import.meta.dirname, {
  'find-blocked': (question) => findBlocked(question, { page: 2, limit: 5 }),
  'count-blocked': countBlocked,
});
