import { keyIn } from '../catalogues/catalogues.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { ownKeys } from '../kernel/own-keys.ts';
import { patch, whole } from '../sections/section.ts';
import type { EventsByName, InputsOf, SectionChange, SectionEvent, SectionTable, ValuesOf } from '../sections/table.ts';
import { countryCode, noSns, snsChecks } from '../users/checks.ts';
import { list, nullable } from '../validation/combinators.ts';
import { yearMonth } from '../validation/dates.ts';
import { limits } from '../validation/limits.ts';
import { integer } from '../validation/numbers.ts';
import { canDoTags } from '../validation/tags.ts';
import { line, optionalLine, optionalParagraph } from '../validation/text.ts';
import { imageAddress, optionalUrl, safeUrl } from '../validation/url.ts';
import * as check from './checks.ts';
import * as empty from './empty-sections.ts';

/** The sections of a company's or a service's page, a row each. Events, commands, state and checks follow from the rows. */
const rows = {
  basics: patch('company-basics-changed', empty.basics, {
    name: line(limits.shortText),
    reading: optionalLine(limits.shortText),
    website: optionalUrl,
    category: check.serviceCategory,
    headQuarterCountryCode: nullable(countryCode),
    mainUsage: check.mainUsage,
    hideUsedService: check.flag,
    location: check.location,
    founded: nullable<string>(yearMonth),
    providedBy: nullable(check.companyRef),
    siteName: optionalLine(limits.name),
  }),
  description: patch('company-description-changed', empty.description, {
    description: optionalParagraph(limits.description),
    text: optionalParagraph(limits.longText),
  }),
  mission: whole('company-mission-changed', empty.mission, check.mission),
  'other-names': whole('company-other-names-changed', [], list(line(limits.shortText), limits.otherNames)),
  ceo: whole('company-ceo-changed', null, check.ceo),
  'retirement-rate': whole('company-retirement-rate-changed', null, check.percentage),
  'listed-status': whole('company-listed-status-changed', null, nullable(keyIn('listed_statuses'))),
  industry: whole('company-industry-changed', null, nullable(keyIn('industries'))),
  'startup-stage': whole('company-startup-stage-changed', null, nullable(keyIn('funding_stages'))),
  'company-size': whole('company-size-changed', null, check.count),
  'can-do': whole('company-can-do-changed', [], canDoTags),
  'opening-positions': whole('company-opening-positions-changed', null, check.count),
  'app-links': patch('company-app-links-changed', empty.appLinks, {
    appStoreLink: optionalUrl,
    googlePlayLink: optionalUrl,
  }),
  'why-work-here': whole('company-why-work-here-changed', null, optionalParagraph(limits.longText)),
  'working-environments': patch('company-working-environments-changed', empty.workingEnvironments, {
    remote_work: check.environment('remote_work'),
    work_style: check.environment('work_style'),
    holidays: check.environment('holidays'),
    overtime_engineer: check.environment('overtime_engineer'),
    overtime_business: check.environment('overtime_business'),
    turnover_rate: check.environment('turnover_rate'),
  }),
  'engineer-hiring-info': whole('company-engineer-hiring-info-changed', null, check.engineerHiring),
  'engineer-organization': whole('company-engineer-organization-changed', null, optionalParagraph(limits.longText)),
  'business-summary': whole('company-business-summary-changed', empty.businessSummary, check.businessSummary),
  'company-appeal': whole('company-appeal-changed', [], check.appeals),
  'team-characteristics': patch('company-team-characteristics-changed', empty.teamCharacteristics, {
    speed_quality: check.teamAxis,
    bottom_up_top_down: check.teamAxis,
    individual_team: check.teamAxis,
    document_talk: check.teamAxis,
    calm_lively: check.teamAxis,
    generalist_specialist: check.teamAxis,
    challenge_steady: check.teamAxis,
    data_intuition: check.teamAxis,
  }),
  'company-history': whole('company-history-changed', [], check.history),
  presentation: whole('company-presentation-changed', null, optionalUrl),
  'hiring-presentations': whole('company-hiring-presentations-changed', [], check.hiringPresentations),
  'hiring-links': patch('company-hiring-links-changed', empty.hiringLinks, {
    companyHiringUrl: optionalUrl,
    hiringUrl: optionalUrl,
  }),
  sns: patch('company-sns-changed', noSns, snsChecks),
  'cover-photo': whole('company-cover-photo-changed', null, nullable(imageAddress)),
  logo: whole('company-logo-changed', null, nullable(imageAddress)),
  'other-photos': whole('company-other-photos-changed', [], list(imageAddress, limits.otherPhotos)),
  'photo-registrations': patch('company-photo-registrations-changed', empty.photoRegistrations, {
    office: check.flag,
    team: check.flag,
    work_scene: check.flag,
    in_house_event: check.flag,
    external_event: check.flag,
    intern: check.flag,
    achievement: check.flag,
  }),
  'change-job-log': whole('company-change-job-log-changed', [], check.changeJobLog),
  'employee-previous-companies': whole('company-employee-previous-companies-changed', [], check.previousCompanies),
  'employee-level-percentages': whole('company-employee-level-percentages-changed', null, check.levelPercentages),
  'website-rss': whole('company-website-rss-changed', [], list(safeUrl, limits.links)),
  'hidden-tabs': whole('company-hidden-tabs-changed', [], list(integer(1, 99), limits.listItems)),
  figures: patch('company-figures-changed', empty.figures, {
    insuredPersonInPensionService: check.count,
    insuredPersonIncreaseCount: nullable(integer(-limits.headcount, limits.headcount)),
    numberWorkerChangePer3Months: nullable(integer(-limits.headcount, limits.headcount)),
    totalFinance: nullable(integer(0, Number.MAX_SAFE_INTEGER)),
  }),
  'fee-plans': whole('company-fee-plans-changed', [], check.feePlans),
  support: patch('company-support-changed', empty.support, {
    inSupport: check.flag,
    updateSupport: optionalParagraph(limits.longText),
  }),
  roadmap: whole('company-roadmap-changed', [], check.history),
  help: whole('company-help-changed', [], check.helpTopics),
  'good-points': whole('company-good-points-changed', [], list(line(limits.description), limits.goodPoints)),
  achievements: whole('company-achievements-changed', [], check.history),
  'service-photos': patch('company-service-photos-changed', empty.servicePhotos, {
    pcServicePhotos: check.photos,
    mobileServicePhotos: check.photos,
    bannerPhotos: check.photos,
  }),
  'admin-note': whole('company-admin-note-changed', null, optionalParagraph(limits.longText)),
};

type CompanyRows = typeof rows;
export type CompanySectionName = keyof CompanyRows;
export type CompanySections = ValuesOf<CompanyRows>;
export type CompanySectionInputs = InputsOf<CompanyRows>;
export type CompanySectionEvents = EventsByName<CompanyRows>;
export type CompanySectionChanged = SectionEvent<CompanyRows>;
export type CompanySectionChange = SectionChange<CompanyRows>;

export const companySections: SectionTable<CompanyRows> = rows;

const eventTypes: ReadonlySet<string> = new Set(ownKeys(rows).map((name) => rows[name].type));

export function isCompanySectionChanged(event: DomainEvent): event is CompanySectionChanged {
  return eventTypes.has(event.type);
}
