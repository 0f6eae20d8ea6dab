import { goldenQueries } from '../testing/golden.ts';
import { blockedBy } from './block-conditions.ts';
import { countBlocked, findBlocked } from './blocks.ts';

goldenQueries(import.meta.dirname, {
  'find-blocked': (question) => findBlocked(question, { page: 2, limit: 5 }),
  'count-blocked': countBlocked,
  'blocked-by': ({ db }) => blockedBy('u-mio', db),
});
