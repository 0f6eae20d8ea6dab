import { goldenQueries } from '../testing/golden.ts';
import { findStandSince, findSynonyms } from './find-synonyms.ts';

goldenQueries(import.meta.dirname, {
  'find-synonyms': ({ db }) => findSynonyms(db),
  'find-stand-since': ({ db }) => findStandSince('7', db),
});
