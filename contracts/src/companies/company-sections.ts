import {
  type CompanyBasics,
  type CompanySectionChange,
  type CompanySections,
  companyId,
  serviceCategoryOf,
} from '@meikan/domain';
import { sectionOfSns } from '../users/profile-sections.ts';
import type { CompanyChanges } from './company-input.ts';

type Present<F extends keyof CompanyChanges> = Exclude<CompanyChanges[F], undefined>;

const pageOf = (id: string | null) => (id === null ? null : companyId(id));

/** The fields of the head of a page that the domain keeps under the same name. */
const BASICS = [
  'name',
  'reading',
  'website',
  'headQuarterCountryCode',
  'mainUsage',
  'hideUsedService',
  'location',
  'founded',
  'siteName',
] as const satisfies readonly (keyof CompanyBasics & keyof CompanyChanges)[];

function basicsOf(changes: CompanyChanges): Partial<CompanyBasics> {
  const same = BASICS.flatMap((field) => (changes[field] === undefined ? [] : [[field, changes[field]] as const]));
  const { category: key, providedBy } = changes;
  const category = key === undefined ? null : serviceCategoryOf(key);
  return {
    ...Object.fromEntries(same),
    ...(category && { category }),
    ...(providedBy !== undefined && { providedBy: pageOf(providedBy) }),
  };
}

/** The fields that stand for a section of their own, each with its way there. */
const sectionFields: {
  readonly [F in keyof CompanyChanges]?: (value: Present<F>, present: CompanySections) => CompanySectionChange;
} = {
  logo: (value) => ({ section: 'logo', value }),
  otherName: (value) => ({ section: 'other-names', value }),
  companyCEO: (value) => ({ section: 'ceo', value }),
  compRetirementRate: (value) => ({ section: 'retirement-rate', value }),
  listedStatus: (value) => ({ section: 'listed-status', value }),
  companyIndustry: (value) => ({ section: 'industry', value }),
  startupStage: (value) => ({ section: 'startup-stage', value }),
  companySize: (value) => ({ section: 'company-size', value }),
  canDo: (value) => ({ section: 'can-do', value }),
  openingPositions: (value) => ({ section: 'opening-positions', value }),
  sns: (value, present) => sectionOfSns(value, present),
  whyWorkHere: (value) => ({ section: 'why-work-here', value }),
  workingEnvironments: (value) => ({ section: 'working-environments', value }),
  engineerHiringInfo: (value) => ({ section: 'engineer-hiring-info', value }),
  engineerOrganization: (value) => ({ section: 'engineer-organization', value }),
  engineerLevelPercentages: (value) => ({ section: 'employee-level-percentages', value }),
  employeePreviousCompanies: (value) => ({
    section: 'employee-previous-companies',
    value: value.map((row) => ({ ...row, companyId: pageOf(row.companyId) })),
  }),
  changeJobLog: (value) => ({ section: 'change-job-log', value }),
  teamCharacteristics: (value) => ({ section: 'team-characteristics', value }),
  companyMission: (value) => ({ section: 'mission', value }),
  businessSummary: (value) => ({ section: 'business-summary', value }),
  companyAppeal: (value) => ({ section: 'company-appeal', value }),
  companyHistory: (value) => ({ section: 'company-history', value }),
  presentation: (value) => ({ section: 'presentation', value }),
  hiringPresentations: (value) => ({ section: 'hiring-presentations', value }),
  webSitesToGetRss: (value) => ({ section: 'website-rss', value }),
  coverPhoto: (value) => ({ section: 'cover-photo', value }),
  otherPhotos: (value) => ({ section: 'other-photos', value }),
  photoRegistrations: (value) => ({ section: 'photo-registrations', value }),
  hiddenTabs: (value) => ({ section: 'hidden-tabs', value }),
  feePlans: (value) => ({ section: 'fee-plans', value }),
  roadmap: (value) => ({ section: 'roadmap', value }),
  helpTopics: (value) => ({ section: 'help', value }),
  goodPointsByUsers: (value) => ({ section: 'good-points', value }),
  achievements: (value) => ({ section: 'achievements', value }),
};

function sectionOf<F extends keyof CompanyChanges>(
  field: F,
  changes: CompanyChanges,
  present: CompanySections,
): CompanySectionChange | null {
  const value = changes[field];
  return value === undefined ? null : (sectionFields[field]?.(value as Present<F>, present) ?? null);
}

const isAny = (changes: object): boolean => Object.keys(changes).length > 0;
const sent = <V extends object>(values: { readonly [F in keyof V]: V[F] | undefined }): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<V>;

/** The section changes that an edit of a page asks for: only what was sent changes, each section by an event of its own. */
export function sectionsOfCompany(changes: CompanyChanges, present: CompanySections): readonly CompanySectionChange[] {
  const basics = basicsOf(changes);
  const description = sent({ description: changes.description, text: changes.companyDescription });
  const links = sent({ appStoreLink: changes.appStoreLink, googlePlayLink: changes.googlePlayLink });
  const support = sent({ inSupport: changes.inSupport, updateSupport: changes.updateSupport });
  const photos = sent({
    pcServicePhotos: changes.pcServicePhotos,
    mobileServicePhotos: changes.mobileServicePhotos,
    bannerPhotos: changes.bannerPhotos,
  });
  const hiring = sent({ companyHiringUrl: changes.companyHiringUrl, hiringUrl: changes.hiringUrl });
  const fields = Object.keys(changes) as (keyof CompanyChanges)[];
  return [
    ...(isAny(basics) ? [{ section: 'basics' as const, value: basics }] : []),
    ...(isAny(description) ? [{ section: 'description' as const, value: description }] : []),
    ...(isAny(links) ? [{ section: 'app-links' as const, value: links }] : []),
    ...(isAny(support) ? [{ section: 'support' as const, value: support }] : []),
    ...(isAny(photos) ? [{ section: 'service-photos' as const, value: photos }] : []),
    ...(isAny(hiring) ? [{ section: 'hiring-links' as const, value: hiring }] : []),
    ...fields.flatMap((field) => sectionOf(field, changes, present) ?? []),
  ];
}
