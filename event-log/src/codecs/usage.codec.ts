import type { UsageEvent } from '@meikan/domain';
import { type CategoryCodecs, personal, plain } from './codec.ts';

/** A person's comment is the person's; a company's belongs to nobody. */
export const usageCodecs: CategoryCodecs<UsageEvent> = {
  category: 'usage',
  subjectOf: ({ data: { holder } }) => (holder.kind === 'user' ? holder.id : null),
  events: {
    'usage-declared': {
      fields: { holder: plain, serviceId: plain, usageType: plain, since: plain, comment: personal(null), at: plain },
    },
    'usage-judged': { fields: { holder: plain, serviceId: plain, by: plain, verdict: plain, at: plain } },
    'usage-withdrawn': { fields: { holder: plain, serviceId: plain, at: plain } },
  },
};
