import type { CompanyFields } from '@meikan/contracts';
import type { ControlsFor } from '../../../editing/form/control.ts';

/**
 * The sections of a page that its owner edits, each in a dialog of its own, and the fields that the dialog writes.
 */
export const SECTION_FIELDS = {
  basics: [
    'logo',
    'name',
    'reading',
    'category',
    'website',
    'location',
    'headQuarterCountryCode',
    'founded',
    'siteName',
    'mainUsage',
    'hideUsedService',
  ],
  mission: ['companyMission'],
  description: ['description', 'companyDescription'],
  otherName: ['otherName'],
  ceo: ['companyCEO'],
  retirementRate: ['compRetirementRate'],
  listedStatus: ['listedStatus'],
  industry: ['companyIndustry'],
  startupStage: ['startupStage'],
  companySize: ['companySize'],
  canDo: ['canDo'],
  openingPositions: ['openingPositions'],
  appLinks: ['appStoreLink', 'googlePlayLink'],
  sns: ['sns'],
  whyWorkHere: ['whyWorkHere'],
  changeJobLog: ['changeJobLog'],
  previousCompanies: ['employeePreviousCompanies'],
  levelPercentages: ['engineerLevelPercentages'],
  environments: ['workingEnvironments'],
  engineerHiring: ['engineerHiringInfo'],
  engineerOrganization: ['engineerOrganization'],
  businessSummary: ['businessSummary'],
  appeal: ['companyAppeal'],
  team: ['teamCharacteristics'],
  history: ['companyHistory'],
  presentation: ['presentation'],
  hiringPresentations: ['hiringPresentations'],
  hiringLinks: ['companyHiringUrl', 'hiringUrl'],
  websiteRss: ['webSitesToGetRss'],
  tabs: ['hiddenTabs'],
  coverPhoto: ['coverPhoto'],
  photos: ['otherPhotos', 'photoRegistrations'],
  servicePhotos: ['pcServicePhotos', 'mobileServicePhotos', 'bannerPhotos'],
  feePlans: ['feePlans'],
  support: ['inSupport', 'updateSupport'],
  roadmap: ['roadmap'],
  help: ['helpTopics'],
  goodPoints: ['goodPointsByUsers'],
  achievements: ['achievements'],
} as const satisfies Readonly<Record<string, readonly (keyof CompanyFields)[]>>;

/** A section of the page that its owners edit. */
export type OwnSection = keyof typeof SECTION_FIELDS;
/** Those, and what admins note of it. */
export type SectionKey = OwnSection | 'adminNote';

/** A field that some section writes; accounts elsewhere have a form of their own, which profiles share. */
export type EditedField = Exclude<(typeof SECTION_FIELDS)[OwnSection][number], 'sns'>;
/** The table of them: how each field of a page is written. */
export type CompanyControls = ControlsFor<Pick<CompanyFields, EditedField>>;
export type SomeControls = Partial<CompanyControls>;

/** The fields of the command that a section's dialog makes. */
export const fieldsOfSection = (section: SectionKey): readonly string[] =>
  section === 'adminNote' ? ['adminNote'] : SECTION_FIELDS[section];
