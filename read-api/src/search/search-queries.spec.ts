import { goldenQueries } from '../testing/golden.ts';
import { findThings } from './found-things.ts';
import { findMostVisited } from './most-visited.ts';
import { countNamesByKind, findNames } from './names.ts';

goldenQueries(import.meta.dirname, {
  'find-things': (question) =>
    findThings(question, [
      { kind: 'company', id: 'c-1' },
      { kind: 'person', id: 'u-1' },
      { kind: 'article', id: 'a-1' },
    ]),
  'find-most-visited': (question) =>
    findMostVisited(question, {
      ...{ page: 2, limit: 12, type: 'service', explore: 'web-service', categories: ['sns_community'] },
      ...{ industry: ['it'], canDo: ['会計'], mainUsage: 'company' },
    }),
  'find-names': (question) => findNames(question, { index: 'か', kind: 'person', page: 2, limit: 12 }),
  'count-names-by-kind': (question) => countNamesByKind(question, 'か'),
});
