import { type ProfileSectionName, type ProfileSections, profileSections, type UserEvent } from '@meikan/domain';
import { type CategoryCodecs, ERASED_TEXT, type PersonalField, personal, plain } from './codec.ts';

/** A section replaced as a whole reads as empty once its person was erased. */
function whole<S extends ProfileSectionName>(section: S): { fields: { value: PersonalField<ProfileSections[S]> } } {
  return { fields: { value: personal(profileSections[section].empty) } };
}

/** A change by field reads as no change. */
const patch = { fields: { changes: personal({}) } };

/** Everything people say about themselves is sealed; the id of the person is not. */
export const userCodecs: CategoryCodecs<UserEvent> = {
  category: 'user',
  subjectOf: (_event, stream) => stream.slice('user-'.length),
  events: {
    'user-registered': {
      fields: { userId: plain, username: personal(ERASED_TEXT), name: personal(ERASED_TEXT), joinedAt: plain },
    },
    'user-disabled': { fields: { reason: personal(null) } },
    'user-activated': { fields: { reason: personal(null) } },
    'user-request-update-set': { fields: { value: plain } },
    'rss-config-registered': {
      fields: {
        configId: plain,
        name: personal(ERASED_TEXT),
        rssName: personal(ERASED_TEXT),
        category: plain,
        url: personal(''),
      },
    },
    'rss-config-edited': { fields: { configId: plain, ...patch.fields } },
    'rss-config-removed': { fields: { configId: plain } },
    'profile-basics-changed': patch,
    'profile-sns-changed': patch,
    'profile-school-history-changed': whole('school-history'),
    'profile-work-styles-changed': whole('work-styles'),
    'profile-hobbies-changed': whole('hobbies'),
    'profile-various-links-changed': whole('various-links'),
    'profile-work-experiences-changed': whole('work-experiences'),
    'profile-casual-talk-changed': whole('casual-talk'),
    'profile-meety-info-changed': whole('meety-info'),
    'profile-contact-dm-changed': whole('contact-dm'),
    'profile-side-jobs-changed': whole('side-jobs'),
    'profile-job-request-changed': whole('job-request'),
    'profile-investment-support-changed': whole('investment-support'),
    'profile-reading-resources-changed': whole('reading-resources'),
    'profile-category-levels-changed': whole('category-levels'),
    'profile-photos-changed': whole('photos'),
  },
};
