import { type CompanyId, companyDecider, companySections } from '@meikan/domain';
import { nobody, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';
import { sectionCodecs } from './section-codecs.ts';

const reasoned = { fields: { reason: plain } };

/** What companies publish about themselves belongs to no person. */
export const companyStreams = defineStreams({
  category: 'company',
  decider: companyDecider,
  id: (companyId: CompanyId) => companyId,
  subjectOf: nobody,
  events: {
    'company-registered': {
      fields: {
        companyId: plain,
        name: plain,
        reading: plain,
        category: plain,
        website: plain,
        description: plain,
        registeredBy: plain,
        registeredAt: plain,
      },
    },
    'company-flag-set': { fields: { flag: plain, value: plain } },
    'company-published': { fields: { at: plain } },
    'company-unpublished': { fields: { at: plain } },
    'company-verified': reasoned,
    'company-unverified': reasoned,
    'company-removed': reasoned,
    'rss-config-registered': {
      fields: { configId: plain, name: plain, rssName: plain, category: plain, url: plain },
    },
    'rss-config-edited': { fields: { configId: plain, changes: plain } },
    'rss-config-removed': { fields: { configId: plain } },
    ...sectionCodecs(companySections, { value: () => plain, changes: plain }),
  },
});
