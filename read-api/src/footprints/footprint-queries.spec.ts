import { goldenQueries } from '../testing/golden.ts';
import { countFootprints, countVisits, findFootprints, hidesFootprints } from './footprint-queries.ts';

goldenQueries(import.meta.dirname, {
  'find-footprints': (question) => findFootprints(question, { kind: 'user', id: 'u-mio' }, { page: 2, limit: 5 }),
  'count-footprints': (question) => countFootprints(question, { kind: 'company', id: 'c-1' }),
  'count-visits': (question) => countVisits(question, 'u-mio'),
  'hides-footprints': hidesFootprints,
});
