import { goldenQueries } from '../testing/golden.ts';
import { changesAfter, newestPlace, placeOf } from './change-queries.ts';

goldenQueries(import.meta.dirname, {
  'newest-place': ({ db }) => newestPlace(db),
  'changes-after': ({ db }) => changesAfter(db, '41', 500),
  'place-of': ({ db }) => placeOf(db, '12', 500),
});
