import type { ProfileSectionName, ProfileSections } from '@meikan/domain';
import { type Places, placesOf, type SectionOf } from '../kernel/places.ts';
import type { ProfileFields } from './profile-input.ts';

/** What the domain keeps in another form than a field has. */
type KeptInOwnForm = {
  readonly overview: ProfileSections['basics']['introduction'];
  readonly investmentSupport: ProfileSections['investment-support'];
  readonly readingResources: ProfileSections['reading-resources'];
  readonly categoryLevel: ProfileSections['category-levels'];
};

/**
 * Which fields of PUT /api/users stand in each section of a profile: one that is put where another kind of value stands does not
 * compile. `overview` and `avartar` are the wire's own names. A section without a title is called as its field.
 */
export const profilePageSections = {
  basics: {
    title: '基本情報',
    parts: {
      name: 'name',
      reading: 'reading',
      overview: 'introduction',
      avartar: 'avatar',
      job: 'job',
      profession: 'profession',
      workFor: 'workFor',
      nationality: 'nationality',
      livingAddress: 'livingAddress',
      companyWebsite: 'companyWebsite',
      hiringUrl: 'hiringUrl',
    },
  },
  'school-history': { field: 'schoolHistory' },
  'work-styles': { field: 'workStyles' },
  hobbies: { field: 'hobbies' },
  'various-links': { field: 'variousLinks' },
  'meety-info': { field: 'meetyInfo' },
  'casual-talk': { field: 'casualTalk' },
  'contact-dm': { field: 'contactDM' },
  'side-jobs': { field: 'sideJobsInfo' },
  'job-request': { field: 'jobRequest' },
  'investment-support': { field: 'investmentSupport' },
  'reading-resources': { field: 'readingResources' },
  'category-levels': { field: 'categoryLevel' },
  photos: { title: '写真', parts: { bannerPhotos: 'bannerPhotos', otherPhotos: 'otherPhotos' } },
  // Each is written by a call of its own.
  sns: {},
  'work-experiences': {},
} as const satisfies {
  readonly [S in ProfileSectionName]: { readonly title?: string } & SectionOf<
    ProfileFields,
    KeptInOwnForm,
    ProfileSections[S]
  >;
};

/** Where each field of PUT /api/users stands: one that stands in no section does not compile. */
export const profilePlaces: Places<ProfileSectionName, keyof ProfileFields> = placesOf(profilePageSections);
