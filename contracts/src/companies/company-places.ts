import { type CompanySectionName, type CompanySections, ownKeys } from '@meikan/domain';
import type { CompanyFields } from './company-input.ts';

/** What the domain may keep of a value: nothing that could be changed in place. */
type Kept<V> = { readonly [K in keyof V]: Kept<V[K]> };

/** A section of the domain, and its part where a field is not all of it: those that hold such a value. */
type PlaceOf<V> = {
  [S in CompanySectionName]:
    | (CompanySections[S] extends Kept<V> ? readonly [S] : never)
    | {
        [P in keyof CompanySections[S] & string]: CompanySections[S][P] extends Kept<V> ? readonly [S, P] : never;
      }[keyof CompanySections[S] & string];
}[CompanySectionName];

/** What the domain keeps in another form than a field has. */
type KeptInOwnForm = { readonly category: readonly ['basics', 'category']; readonly sns: readonly ['sns'] };

/**
 * Where each field of a page stands, in the order of its forms. One that is forgotten, or put where another kind of value stands,
 * does not compile.
 */
export const companyPlaces = {
  logo: ['logo'],
  name: ['basics', 'name'],
  reading: ['basics', 'reading'],
  category: ['basics', 'category'],
  website: ['basics', 'website'],
  location: ['basics', 'location'],
  headQuarterCountryCode: ['basics', 'headQuarterCountryCode'],
  founded: ['basics', 'founded'],
  providedBy: ['basics', 'providedBy'],
  siteName: ['basics', 'siteName'],
  mainUsage: ['basics', 'mainUsage'],
  hideUsedService: ['basics', 'hideUsedService'],
  description: ['description', 'description'],
  companyDescription: ['description', 'text'],
  otherName: ['other-names'],
  companyCEO: ['ceo'],
  compRetirementRate: ['retirement-rate'],
  listedStatus: ['listed-status'],
  companyIndustry: ['industry'],
  startupStage: ['startup-stage'],
  companySize: ['company-size'],
  canDo: ['can-do'],
  openingPositions: ['opening-positions'],
  appStoreLink: ['app-links', 'appStoreLink'],
  googlePlayLink: ['app-links', 'googlePlayLink'],
  sns: ['sns'],
  whyWorkHere: ['why-work-here'],
  workingEnvironments: ['working-environments'],
  engineerHiringInfo: ['engineer-hiring-info'],
  engineerOrganization: ['engineer-organization'],
  engineerLevelPercentages: ['employee-level-percentages'],
  employeePreviousCompanies: ['employee-previous-companies'],
  changeJobLog: ['change-job-log'],
  teamCharacteristics: ['team-characteristics'],
  companyMission: ['mission'],
  businessSummary: ['business-summary'],
  companyAppeal: ['company-appeal'],
  companyHistory: ['company-history'],
  presentation: ['presentation'],
  hiringPresentations: ['hiring-presentations'],
  companyHiringUrl: ['hiring-links', 'companyHiringUrl'],
  hiringUrl: ['hiring-links', 'hiringUrl'],
  webSitesToGetRss: ['website-rss'],
  coverPhoto: ['cover-photo'],
  otherPhotos: ['other-photos'],
  photoRegistrations: ['photo-registrations'],
  hiddenTabs: ['hidden-tabs'],
  feePlans: ['fee-plans'],
  inSupport: ['support', 'inSupport'],
  updateSupport: ['support', 'updateSupport'],
  roadmap: ['roadmap'],
  helpTopics: ['help'],
  goodPointsByUsers: ['good-points'],
  achievements: ['achievements'],
  pcServicePhotos: ['service-photos', 'pcServicePhotos'],
  mobileServicePhotos: ['service-photos', 'mobileServicePhotos'],
  bannerPhotos: ['service-photos', 'bannerPhotos'],
} as const satisfies {
  readonly [F in keyof CompanyFields]: F extends keyof KeptInOwnForm ? KeptInOwnForm[F] : PlaceOf<CompanyFields[F]>;
};

/** The fields that stand in some sections, in the order of their forms. */
export const fieldsInSections = (...sections: readonly CompanySectionName[]): readonly (keyof CompanyFields)[] =>
  ownKeys(companyPlaces).filter((field) => sections.includes(companyPlaces[field][0]));
