import type { CatalogueKey, KeyIn } from '../catalogues/keys.ts';
import type { CompanyId } from '../kernel/ids.ts';
import type { ImageAddress, Url } from '../users/section-values.ts';

/** Three levels of the service taxonomy; what a page is (a company, a web service, …) follows from `serviceType`. */
export type ServiceCategory = {
  readonly serviceType: KeyIn<'service_taxonomy'>;
  readonly mainCategory: string;
  readonly subCategory: string | null;
};

export type Location = { readonly prefecture: string; readonly city: string | null };
export type MainUsage = 'private' | 'company';

export type CompanyBasics = {
  readonly name: string;
  readonly reading: string | null;
  readonly website: Url | null;
  readonly category: ServiceCategory;
  /** ISO 3166-1 alpha-2, one of the catalogue's. */
  readonly headQuarterCountryCode: string | null;
  readonly mainUsage: MainUsage | null;
  readonly hideUsedService: boolean;
  readonly location: Location | null;
  /** `yyyy-MM`. */
  readonly founded: string | null;
  /** The company that offers this service; null on a company's own page. */
  readonly providedBy: CompanyId | null;
  /** The name of the company's own blog. */
  readonly siteName: string | null;
};

/** `description` is the summary of lists and cards, `text` the long form of the page. */
export type CompanyDescription = { readonly description: string | null; readonly text: string | null };
export type CompanyMission = {
  readonly missions: readonly string[];
  readonly values: readonly string[];
  readonly photos: readonly ImageAddress[];
};
export type CompanyCeo = {
  readonly role: KeyIn<'executive_roles'> | null;
  readonly name: string;
  readonly reading: string | null;
};
export type AppLinks = { readonly appStoreLink: Url | null; readonly googlePlayLink: Url | null };
/** By group: the chosen options, at most one where the group is not `multiple`. */
export type WorkingEnvironments = {
  readonly [G in CatalogueKey<'working_environment_groups'>]: readonly string[];
};
/** `stack` holds sub-category keys of the service type `programming_tool`. */
export type EngineerHiringInfo = { readonly stack: readonly string[]; readonly text: string | null };
export type ServiceContent = { readonly caption: string; readonly url: Url | null };
export type BusinessSummary = {
  readonly backGroundSummary: string | null;
  readonly serviceContentSummary: readonly ServiceContent[];
  readonly photos: readonly ImageAddress[];
};
export type CompanyAppeal = { readonly tag: KeyIn<'company_appeal_tags'>; readonly text: string | null };
/** Each axis from 1 (left) to 5 (right); null: not told. */
export type TeamCharacteristics = {
  readonly [A in CatalogueKey<'team_characteristic_axes'>]: number | null;
};
export type HistoryRow = { readonly date: string; readonly text: string };
export type HiringPresentation = { readonly title: string | null; readonly url: Url };
/** `companyHiringUrl` is the company's own site for people who look for work, `hiringUrl` the place where they apply. */
export type HiringLinks = { readonly companyHiringUrl: Url | null; readonly hiringUrl: Url | null };
export type PreviousCompany = {
  readonly companyId: CompanyId | null;
  readonly companyName: string;
  /** Employees who came from there. */
  readonly count: number;
};
export type ChangeJobEntry = {
  readonly jobPeriod: string | null;
  readonly pastJobOverview: string | null;
  readonly currentJobOverview: string | null;
  readonly opinionAboutCompany: string | null;
  readonly opinionOverall: string | null;
};
export type PaymentWay = 'Onetime' | 'Monthly' | 'PayPerUse';
/** What a service costs. */
export type FeePlan = {
  readonly name: string;
  /** Yen; null: on request. */
  readonly fee: number | null;
  readonly paymentWay: PaymentWay;
  /** For how many months at least; null: not told. */
  readonly numberMonth: number | null;
  /** Where it is offered. */
  readonly areaLabel: string | null;
  /** What marks it beside its name, as whom it is for. */
  readonly tagName: string | null;
};
/** Whether there is support at present, and what its users may expect of updates and support. */
export type Support = { readonly inSupport: boolean; readonly updateSupport: string | null };
export type HelpTopic = { readonly title: string; readonly text: string | null; readonly url: Url | null };
/** What a service looks like on each device, and its banners. */
export type ServicePhotos = {
  readonly pcServicePhotos: readonly ImageAddress[];
  readonly mobileServicePhotos: readonly ImageAddress[];
  readonly bannerPhotos: readonly ImageAddress[];
};
/** Percentages of the engineers at levels 1 to 5, in that order; they sum up to 100. */
export type LevelPercentages = readonly [number, number, number, number, number];
/** Figures entered by admins from public registers; the list order is made of them. */
export type CompanyFigures = {
  readonly insuredPersonInPensionService: number | null;
  readonly insuredPersonIncreaseCount: number | null;
  readonly numberWorkerChangePer3Months: number | null;
  /** Yen. */
  readonly totalFinance: number | null;
};
/** A group of photos that the owner has said to have registered, by the name of its category. */
export type PhotoRegistrations = { readonly [P in CatalogueKey<'photo_categories'>]: boolean };
