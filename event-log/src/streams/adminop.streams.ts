import { adminopDecider } from '@meikan/domain';
import { nobody, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

/**
 * One act of an admin that belongs to no entity's own stream: ids and their own words about the machinery; who acted stands in the
 * metadata.
 */
export const adminopStreams = defineStreams({
  category: 'adminop',
  decider: adminopDecider,
  id: (actId: string) => actId,
  subjectOf: nobody,
  events: {
    'audit-viewed': { fields: { category: plain, id: plain, what: plain } },
    'projection-rebuild-controlled': { fields: { name: plain, action: plain, reason: plain } },
    'stream-refold-ordered': { fields: { name: plain, stream: plain, reason: plain } },
  },
});
