import { goldenQueries } from '../testing/golden.ts';
import { findThings } from './found-things.ts';

goldenQueries(import.meta.dirname, {
  'find-things': (question) =>
    findThings(question, [
      { kind: 'company', id: 'c-1' },
      { kind: 'person', id: 'u-1' },
      { kind: 'article', id: 'a-1' },
    ]),
});
