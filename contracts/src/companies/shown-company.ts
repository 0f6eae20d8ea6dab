import { type CompanySections, sizeBucket, snsAddress } from '@meikan/domain';
import type { BriefInfo, Company } from './company.ts';

/** What lists and the head of the page show of it. */
function shownHead({ basics, description, logo, ...sections }: CompanySections) {
  const { serviceType, mainCategory, subCategory } = basics.category;
  const size = sections['company-size'];
  return {
    name: basics.name,
    reading: basics.reading,
    logo,
    hasLogo: logo !== null,
    overview: description.description ?? '',
    category: { serviceType, mainCategory, subCategory: subCategory ?? '' },
    serviceType,
    detailCategory: subCategory,
    canDo: [...sections['can-do']],
    headQuarterCountryCode: basics.headQuarterCountryCode,
    location: basics.location && `${basics.location.prefecture}${basics.location.city ?? ''}`,
    size,
    companySize: size === null ? null : sizeBucket(size),
    website: basics.website,
    description: description.text ?? description.description ?? '',
    mainUsage: basics.mainUsage,
    founded: basics.founded,
    hideUsedService: basics.hideUsedService,
  };
}

/** A group of single choice shows its option, a group of several the list; unanswered groups are left out. */
function shownWorking(sections: CompanySections) {
  const hiring = sections['engineer-hiring-info'];
  const levels = sections['employee-level-percentages'];
  const groups = Object.entries(sections['working-environments']).filter(([, options]) => options.length > 0);
  const axes = Object.entries(sections['team-characteristics']).flatMap(([axis, value]) =>
    value === null ? [] : [[axis, value] as const],
  );
  return {
    engineerHiringInfo: hiring && { stack: [...hiring.stack], text: hiring.text ?? '' },
    engineerOrganization: sections['engineer-organization'],
    engineerLevelPercentages: levels && [...levels],
    employeePreviousCompanies: sections['employee-previous-companies'].map((row) => ({ ...row })),
    workingEnvironments: Object.fromEntries(groups.map(([group, options]) => [group, [...options]])),
    teamCharacteristics: Object.fromEntries(axes),
    whyWorkHere: sections['why-work-here'],
    openingPositions: sections['opening-positions'],
    hiringPresentations: sections['hiring-presentations'].map((row) => ({ ...row })),
    ...sections['hiring-links'],
    changeJobLog: sections['change-job-log'].map((row) => ({ ...row })),
  };
}

export function shownSummary(sections: CompanySections): BriefInfo['businessSummary'] {
  const { backGroundSummary, serviceContentSummary, photos } = sections['business-summary'];
  if (!backGroundSummary && serviceContentSummary.length === 0 && photos.length === 0) return null;
  return {
    backGroundSummary: backGroundSummary ?? '',
    serviceContentSummary: serviceContentSummary.map(({ caption, url }) => ({ caption, url: url ?? '' })),
    photos: [...photos],
  };
}

function shownMission({ mission: { missions, values, photos } }: CompanySections): Company['companyMission'] {
  if (missions.length + values.length + photos.length === 0) return null;
  return { missions: missions.join('\n'), values: [...values], photos: [...photos] };
}

/** What it offers, and to whom it is of use. */
function shownOffer(sections: CompanySections) {
  const { support, roadmap, help, achievements } = sections;
  const photos = sections['service-photos'];
  return {
    feePlans: sections['fee-plans'].map((row) => ({ ...row })),
    ...support,
    roadmap: roadmap.map((row) => ({ ...row })),
    helpTopics: help.map((row) => ({ ...row })),
    goodPointsByUsers: [...sections['good-points']],
    achievements: achievements.map((row) => ({ ...row })),
    pcServicePhotos: [...photos.pcServicePhotos],
    mobileServicePhotos: [...photos.mobileServicePhotos],
    bannerPhotos: [...photos.bannerPhotos],
  };
}

/** What a page's sections look like in the answer of GET /api/company/{id}. */
export function shownCompany(sections: CompanySections) {
  const { ceo } = sections;
  const { twitter } = sections.sns;
  return {
    ...shownHead(sections),
    ...shownWorking(sections),
    ...shownOffer(sections),
    otherName: sections['other-names'].join('、') || null,
    coverPhoto: sections['cover-photo'],
    otherPhotos: [...sections['other-photos']],
    sns: sections.sns,
    twitterUrl: twitter?.value ? snsAddress('twitter', twitter.value) : null,
    companyCEO: ceo && { role: ceo.role ?? '', name: ceo.name },
    compRetirementRate: sections['retirement-rate'],
    listedStatus: sections['listed-status'],
    companyIndustry: sections.industry,
    startupStage: sections['startup-stage'],
    ...sections['app-links'],
    companyMission: shownMission(sections),
    businessSummary: shownSummary(sections),
    companyAppeal: sections['company-appeal'].map(({ tag, text }) => ({ tag, text: text ?? '' })),
    companyHistory: sections['company-history'].map(({ date, text }) => ({ date, text })),
    presentation: sections.presentation === null ? null : { url: sections.presentation },
    hiddenTabs: [...sections['hidden-tabs']],
    ...sections.figures,
  } satisfies Partial<Company>;
}
