import {
  type Checked,
  type CompanySectionChange,
  type CompanySectionName,
  type CompanySections,
  changeSections,
  companySections,
  emptySections,
  ownKeys,
  serviceCategoryOf,
} from '@meikan/domain';
import { bySection, type Place } from '../kernel/places.ts';
import { snsFieldsOf } from '../users/profile-fields.ts';
import { sectionOfSns } from '../users/profile-sections.ts';
import type { CompanyChanges, CompanyFields } from './company-input.ts';

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

/** The fields that stand in the domain in another form. */
type Translated = 'category' | 'sns';

/** Where each field of a page stands. One that is forgotten, or put where another kind of value stands, does not compile. */
export const companyPlaces: { readonly [F in Exclude<keyof CompanyFields, Translated>]: PlaceOf<CompanyFields[F]> } = {
  name: ['basics', 'name'],
  reading: ['basics', 'reading'],
  website: ['basics', 'website'],
  headQuarterCountryCode: ['basics', 'headQuarterCountryCode'],
  mainUsage: ['basics', 'mainUsage'],
  hideUsedService: ['basics', 'hideUsedService'],
  location: ['basics', 'location'],
  founded: ['basics', 'founded'],
  providedBy: ['basics', 'providedBy'],
  siteName: ['basics', 'siteName'],
  logo: ['logo'],
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
};

type Placed = keyof typeof companyPlaces;

const isPlaced = (field: keyof CompanyFields): field is Placed => field in companyPlaces;
const placeOf = (field: Placed): Place<CompanySectionName> => companyPlaces[field];

function placedFields(sections: CompanySections): Pick<CompanyFields, Placed> {
  const fields = ownKeys(companyPlaces).map((field) => {
    const [section, part] = placeOf(field);
    const value: unknown = sections[section];
    return [field, part === undefined ? value : new Map(Object.entries(value ?? {})).get(part)];
  });
  // Their values are the fields' by the type of their places.
  return Object.fromEntries(fields) as Pick<CompanyFields, Placed>;
}

/**
 * A page under the names of its edits, as if all of it were sent: what a form begins with, and what an edit compares field by
 * field, its base and both sides.
 */
export function companyFieldsOf(sections: CompanySections): CompanyFields {
  const { mainCategory, subCategory } = sections.basics.category;
  return { ...placedFields(sections), category: subCategory ?? mainCategory, sns: snsFieldsOf(sections) };
}

/** What an edit says of each place that it names. */
function placedValues(changes: CompanyChanges): readonly (readonly [Place<CompanySectionName>, unknown])[] {
  const same = ownKeys(changes).flatMap((field) =>
    isPlaced(field) && changes[field] !== undefined ? [[placeOf(field), changes[field]] as const] : [],
  );
  const category = changes.category === undefined ? null : serviceCategoryOf(changes.category);
  return category === null ? same : [[['basics', 'category'], category], ...same];
}

/** The section changes that an edit of a page asks for: only what was sent changes, each section by an event of its own. */
export function sectionsOfCompany(changes: CompanyChanges, present: CompanySections): readonly CompanySectionChange[] {
  // Each is what its section takes, by the type of the places.
  const placed = [...bySection(placedValues(changes))].map(
    ([section, value]) => ({ section, value }) as CompanySectionChange,
  );
  return changes.sns === undefined ? placed : [...placed, sectionOfSns(changes.sns, present)];
}

/** A page's sections once an edit has come true, by the domain's own rules; a refusal stops the whole edit. */
export const companySectionsAfter = (sections: CompanySections, changes: CompanyChanges): Checked<CompanySections> =>
  changeSections(companySections, sections, sectionsOfCompany(changes, sections));

/** The other way round: the sections that a page's fields tell of. What no field tells, as the note of admins, is empty. */
export const sectionsFromCompany = (fields: CompanyFields): Checked<CompanySections> =>
  companySectionsAfter(emptySections(companySections), fields);
