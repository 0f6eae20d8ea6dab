import type { CompanyEvent } from '@meikan/domain';
import { type CategoryCodecs, nobody, plain } from './codec.ts';

const whole = { fields: { value: plain } };
const patch = { fields: { changes: plain } };
const reasoned = { fields: { reason: plain } };

/** What companies publish about themselves belongs to no person. */
export const companyCodecs: CategoryCodecs<CompanyEvent> = {
  category: 'company',
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
    'company-verified': reasoned,
    'company-unverified': reasoned,
    'company-removed': reasoned,
    'rss-config-registered': {
      fields: { configId: plain, name: plain, rssName: plain, category: plain, url: plain },
    },
    'rss-config-edited': { fields: { configId: plain, ...patch.fields } },
    'rss-config-removed': { fields: { configId: plain } },
    'company-basics-changed': patch,
    'company-description-changed': patch,
    'company-mission-changed': whole,
    'company-other-names-changed': whole,
    'company-ceo-changed': whole,
    'company-retirement-rate-changed': whole,
    'company-listed-status-changed': whole,
    'company-industry-changed': whole,
    'company-startup-stage-changed': whole,
    'company-size-changed': whole,
    'company-can-do-changed': whole,
    'company-opening-positions-changed': whole,
    'company-app-links-changed': patch,
    'company-why-work-here-changed': whole,
    'company-working-environments-changed': patch,
    'company-engineer-hiring-info-changed': whole,
    'company-engineer-organization-changed': whole,
    'company-business-summary-changed': whole,
    'company-appeal-changed': whole,
    'company-team-characteristics-changed': patch,
    'company-history-changed': whole,
    'company-presentation-changed': whole,
    'company-hiring-presentations-changed': whole,
    'company-sns-changed': patch,
    'company-cover-photo-changed': whole,
    'company-logo-changed': whole,
    'company-other-photos-changed': whole,
    'company-photo-registrations-changed': patch,
    'company-change-job-log-changed': whole,
    'company-employee-previous-companies-changed': whole,
    'company-employee-level-percentages-changed': whole,
    'company-website-rss-changed': whole,
    'company-hidden-tabs-changed': whole,
    'company-figures-changed': patch,
    'company-admin-note-changed': whole,
  },
};
