import { goldenQueries } from '../testing/golden.ts';
import { changesAfter, newestPlace, placeOf } from './change-queries.ts';

goldenQueries(import.meta.dirname, {
  'newest-place': ({ db }) => newestPlace(db),
  'changes-after': ({ db }) => changesAfter(db, '41', 500),
  'place-of': ({ db }) => placeOf(db, { position: '12', watermark: '14', within: 500 }),
});
