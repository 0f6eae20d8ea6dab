import { synonymsDecider } from '@meikan/domain';
import { nobody, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

/** The words by which admins widen the search: one stream for all, since they are bounded as a whole. */
export const synonymsStreams = defineStreams({
  category: 'synonyms',
  decider: synonymsDecider,
  id: () => 'all',
  subjectOf: nobody,
  events: {
    'synonyms-set': { fields: { word: plain, others: plain, oneWay: plain, at: plain } },
    'synonyms-removed': { fields: { word: plain, at: plain } },
  },
});
