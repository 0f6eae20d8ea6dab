import { type Checked, type CompanySections, changeSections, companySections, emptySections } from '@meikan/domain';
import { snsFieldsOf } from '../users/profile-fields.ts';
import type { CompanyChanges, CompanyFields } from './company-input.ts';
import { sectionsOfCompany } from './company-sections.ts';

const rows = <T extends object>(list: readonly T[]): T[] => list.map((row) => ({ ...row }));

function basicsFields({ basics, logo }: CompanySections) {
  const { category, ...same } = basics;
  return { ...same, category: category.subCategory ?? category.mainCategory, logo };
}

function factFields(sections: CompanySections) {
  const { description, text } = sections.description;
  return {
    description,
    companyDescription: text,
    otherName: [...sections['other-names']],
    companyCEO: sections.ceo,
    compRetirementRate: sections['retirement-rate'],
    listedStatus: sections['listed-status'],
    companyIndustry: sections.industry,
    startupStage: sections['startup-stage'],
    companySize: sections['company-size'],
    canDo: [...sections['can-do']],
    openingPositions: sections['opening-positions'],
    ...sections['app-links'],
    sns: snsFieldsOf(sections),
  };
}

function workingFields(sections: CompanySections) {
  const hiring = sections['engineer-hiring-info'];
  const levels = sections['employee-level-percentages'];
  const groups = sections['working-environments'];
  return {
    whyWorkHere: sections['why-work-here'],
    workingEnvironments: {
      remote_work: [...groups.remote_work],
      work_style: [...groups.work_style],
      holidays: [...groups.holidays],
      overtime_engineer: [...groups.overtime_engineer],
      overtime_business: [...groups.overtime_business],
      turnover_rate: [...groups.turnover_rate],
    },
    engineerHiringInfo: hiring && { ...hiring, stack: [...hiring.stack] },
    engineerOrganization: sections['engineer-organization'],
    engineerLevelPercentages: levels && copyOf(levels),
    employeePreviousCompanies: rows(sections['employee-previous-companies']),
    changeJobLog: rows(sections['change-job-log']),
    teamCharacteristics: { ...sections['team-characteristics'] },
  };
}

const copyOf = ([one, two, three, four, five]: readonly [number, number, number, number, number]): [
  number,
  number,
  number,
  number,
  number,
] => [one, two, three, four, five];

function presentedFields(sections: CompanySections) {
  const { mission } = sections;
  const summary = sections['business-summary'];
  return {
    companyMission: {
      missions: [...mission.missions],
      values: [...mission.values],
      photos: [...mission.photos],
    },
    businessSummary: {
      ...summary,
      serviceContentSummary: rows(summary.serviceContentSummary),
      photos: [...summary.photos],
    },
    companyAppeal: rows(sections['company-appeal']),
    companyHistory: rows(sections['company-history']),
    presentation: sections.presentation,
    hiringPresentations: rows(sections['hiring-presentations']),
    ...sections['hiring-links'],
    webSitesToGetRss: [...sections['website-rss']],
    coverPhoto: sections['cover-photo'],
    otherPhotos: [...sections['other-photos']],
    photoRegistrations: { ...sections['photo-registrations'] },
    hiddenTabs: [...sections['hidden-tabs']],
  };
}

function offeredFields(sections: CompanySections) {
  const { support, roadmap, help, achievements } = sections;
  const photos = sections['service-photos'];
  return {
    feePlans: rows(sections['fee-plans']),
    ...support,
    roadmap: rows(roadmap),
    helpTopics: rows(help),
    goodPointsByUsers: [...sections['good-points']],
    achievements: rows(achievements),
    pcServicePhotos: [...photos.pcServicePhotos],
    mobileServicePhotos: [...photos.mobileServicePhotos],
    bannerPhotos: [...photos.bannerPhotos],
  };
}

/**
 * A page under the names of its edits, as if all of it were sent: what a form begins with, and what an edit compares field by
 * field, its base and both sides.
 */
export function companyFieldsOf(sections: CompanySections): CompanyFields {
  return {
    ...basicsFields(sections),
    ...factFields(sections),
    ...workingFields(sections),
    ...presentedFields(sections),
    ...offeredFields(sections),
  };
}

/** A page's sections once an edit has come true, by the domain's own rules; a refusal stops the whole edit. */
export const companySectionsAfter = (sections: CompanySections, changes: CompanyChanges): Checked<CompanySections> =>
  changeSections(companySections, sections, sectionsOfCompany(changes, sections));

/** The other way round: the sections that a page's fields tell of. What no field tells, as the note of admins, is empty. */
export const sectionsFromCompany = (fields: CompanyFields): Checked<CompanySections> =>
  companySectionsAfter(emptySections(companySections), fields);
