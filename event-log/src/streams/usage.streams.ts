import { type CompanyId, type UserId, usageDecider } from '@meikan/domain';
import { personal, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

/** Between a holder, who is a person or a company, and a service. A person's comment is the person's; a company's belongs to nobody. */
export const usageStreams = defineStreams({
  category: 'usage',
  decider: usageDecider,
  id: (holderId: UserId | CompanyId, serviceId: CompanyId) => `${holderId}_${serviceId}`,
  subjectOf: ({ data: { holder } }) => (holder.kind === 'user' ? holder.id : null),
  events: {
    'usage-declared': {
      fields: { holder: plain, serviceId: plain, usageType: plain, since: plain, comment: personal(null), at: plain },
    },
    'usage-judged': { fields: { holder: plain, serviceId: plain, by: plain, verdict: plain, at: plain } },
    'usage-withdrawn': { fields: { holder: plain, serviceId: plain, at: plain } },
  },
});
