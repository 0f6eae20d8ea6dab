import { goldenQueries } from '../testing/golden.ts';
import { findThings } from './found-things.ts';
import { countNamesByKind, findNames } from './names.ts';

goldenQueries(import.meta.dirname, {
  'find-things': (question) =>
    findThings(question, [
      { kind: 'company', id: 'c-1' },
      { kind: 'person', id: 'u-1' },
      { kind: 'article', id: 'a-1' },
    ]),
  'find-names': (question) => findNames(question, { index: 'か', kind: 'person', page: 2, limit: 12 }),
  'count-names-by-kind': (question) => countNamesByKind(question, 'か'),
});
