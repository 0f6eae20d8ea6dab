import type { RelationEvent } from '@meikan/domain';
import { type CategoryCodecs, nobody, plain } from './codec.ts';

export const relationCodecs: CategoryCodecs<RelationEvent> = {
  category: 'relation',
  subjectOf: nobody,
  events: {
    'relation-added': {
      fields: { fromCompanyId: plain, toCompanyId: plain, relativeType: plain, comment: plain, at: plain },
    },
    'relation-judged': { fields: { fromCompanyId: plain, toCompanyId: plain, verdict: plain, at: plain } },
    'relation-removed': { fields: { fromCompanyId: plain, toCompanyId: plain, relativeType: plain, at: plain } },
  },
};
