import type { AdminopEvent } from '@meikan/domain';
import { type CategoryCodecs, nobody, plain } from './codec.ts';

/** Ids and an admin's own words about the machinery; who acted stands in the metadata. */
export const adminopCodecs: CategoryCodecs<AdminopEvent> = {
  category: 'adminop',
  subjectOf: nobody,
  events: {
    'audit-viewed': { fields: { category: plain, id: plain, what: plain } },
    'projection-rebuild-controlled': { fields: { name: plain, action: plain, reason: plain } },
    'stream-refold-ordered': { fields: { name: plain, stream: plain, reason: plain } },
  },
};
