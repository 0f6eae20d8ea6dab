import { type CompanyId, relationDecider } from '@meikan/domain';
import { nobody, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

export const relationStreams = defineStreams({
  category: 'relation',
  decider: relationDecider,
  id: (fromCompanyId: CompanyId, toCompanyId: CompanyId) => `${fromCompanyId}_${toCompanyId}`,
  subjectOf: nobody,
  events: {
    'relation-added': {
      fields: { fromCompanyId: plain, toCompanyId: plain, relativeType: plain, comment: plain, at: plain },
    },
    'relation-judged': { fields: { fromCompanyId: plain, toCompanyId: plain, verdict: plain, at: plain } },
    'relation-removed': { fields: { fromCompanyId: plain, toCompanyId: plain, relativeType: plain, at: plain } },
  },
});
