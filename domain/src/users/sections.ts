import { keyIn } from '../catalogues/catalogues.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { ownKeys } from '../kernel/own-keys.ts';
import { patch, whole } from '../sections/section.ts';
import type { EventsByName, InputsOf, SectionChange, SectionEvent, SectionTable, ValuesOf } from '../sections/table.ts';
import { distinct, list, nullable, record } from '../validation/combinators.ts';
import { limits } from '../validation/limits.ts';
import { line, optionalLine, optionalParagraph } from '../validation/text.ts';
import { imageAddress, optionalUrl } from '../validation/url.ts';
import * as check from './checks.ts';
import type { ProfileBasics, ProfilePhotos } from './section-values.ts';

const noBasics: ProfileBasics = {
  name: '',
  reading: null,
  introduction: null,
  job: null,
  profession: null,
  workFor: null,
  nationality: null,
  livingAddress: null,
  companyWebsite: null,
  hiringUrl: null,
  avatar: null,
};

/** The sections of a profile, a row each. Events, commands, state and checks follow from the rows. */
const rows = {
  basics: patch<'profile-basics-changed', ProfileBasics>('profile-basics-changed', noBasics, {
    name: line(limits.name),
    reading: optionalLine(limits.reading),
    introduction: optionalParagraph(limits.introduction),
    job: optionalLine(limits.job),
    profession: nullable(keyIn('professions')),
    workFor: optionalLine(limits.job),
    nationality: nullable(check.countryCode),
    livingAddress: optionalLine(limits.shortText),
    companyWebsite: optionalUrl,
    hiringUrl: optionalUrl,
    avatar: nullable(imageAddress),
  }),
  sns: patch('profile-sns-changed', check.noSns, check.snsChecks),
  'school-history': whole('profile-school-history-changed', [], check.schools),
  'work-styles': whole('profile-work-styles-changed', [], distinct(keyIn('work_style_tags'), limits.workStyles)),
  hobbies: whole('profile-hobbies-changed', [], distinct(keyIn('hobby_tags'), limits.hobbies)),
  'various-links': whole('profile-various-links-changed', [], check.variousLinks),
  'work-experiences': whole('profile-work-experiences-changed', [], check.workExperiences),
  'casual-talk': whole('profile-casual-talk-changed', null, check.casualTalk),
  'meety-info': whole('profile-meety-info-changed', null, check.meetyInfo),
  'contact-dm': whole('profile-contact-dm-changed', null, check.contactDm),
  'side-jobs': whole('profile-side-jobs-changed', null, check.jobOffer),
  'job-request': whole('profile-job-request-changed', null, check.jobOffer),
  'investment-support': whole('profile-investment-support-changed', null, check.investmentSupport),
  'reading-resources': whole('profile-reading-resources-changed', [], check.readingResources),
  'category-levels': whole('profile-category-levels-changed', [], check.categoryLevels),
  photos: whole(
    'profile-photos-changed',
    { bannerPhotos: [], otherPhotos: [] },
    record<ProfilePhotos>({
      bannerPhotos: list(imageAddress, limits.bannerPhotos),
      otherPhotos: list(imageAddress, limits.otherPhotos),
    }),
  ),
};

type ProfileRows = typeof rows;
export type ProfileSectionName = keyof ProfileRows;
export type ProfileSections = ValuesOf<ProfileRows>;
export type ProfileSectionInputs = InputsOf<ProfileRows>;
export type ProfileSectionEvents = EventsByName<ProfileRows>;
export type ProfileSectionChanged = SectionEvent<ProfileRows>;
export type ProfileSectionChange = SectionChange<ProfileRows>;

export const profileSections: SectionTable<ProfileRows> = rows;

const eventTypes: ReadonlySet<string> = new Set(ownKeys(profileSections).map((name) => rows[name].type));

export function isProfileSectionChanged(event: DomainEvent): event is ProfileSectionChanged {
  return eventTypes.has(event.type);
}
