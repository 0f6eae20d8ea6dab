import { type CompanySections, sizeBucket, snsAddress } from '@meikan/domain';
import type { BriefInfo, Company } from './company.ts';
import { companyFieldsOf } from './company-fields.ts';

/** What lists and the head of the page show of it. */
function shownHead({ basics, description, logo, ...sections }: CompanySections) {
  const { serviceType, mainCategory, subCategory } = basics.category;
  const size = sections['company-size'];
  return {
    hasLogo: logo !== null,
    overview: description.description ?? '',
    category: { serviceType, mainCategory, subCategory: subCategory ?? '' },
    serviceType,
    detailCategory: subCategory,
    location: basics.location && `${basics.location.prefecture}${basics.location.city ?? ''}`,
    size,
    companySize: size === null ? null : sizeBucket(size),
    description: description.text ?? description.description ?? '',
  };
}

/** A group of single choice shows its option, a group of several the list; unanswered groups are left out. */
function shownWorking(sections: CompanySections) {
  const hiring = sections['engineer-hiring-info'];
  const groups = Object.entries(sections['working-environments']).filter(([, options]) => options.length > 0);
  const axes = Object.entries(sections['team-characteristics']).flatMap(([axis, value]) =>
    value === null ? [] : [[axis, value] as const],
  );
  return {
    engineerHiringInfo: hiring && { stack: [...hiring.stack], text: hiring.text ?? '' },
    workingEnvironments: Object.fromEntries(groups.map(([group, options]) => [group, [...options]])),
    teamCharacteristics: Object.fromEntries(axes),
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

/**
 * What a page's sections look like in the answer of GET /api/company/{id}: a field as its owner wrote it, unless it is told here in
 * another form. Those that no page shows are left out by the answer's schema.
 */
export function shownCompany(sections: CompanySections) {
  const { ceo } = sections;
  const { twitter } = sections.sns;
  return {
    ...companyFieldsOf(sections),
    ...shownHead(sections),
    ...shownWorking(sections),
    otherName: sections['other-names'].join('、') || null,
    sns: sections.sns,
    twitterUrl: twitter?.value ? snsAddress('twitter', twitter.value) : null,
    companyCEO: ceo && { role: ceo.role ?? '', name: ceo.name },
    companyMission: shownMission(sections),
    businessSummary: shownSummary(sections),
    companyAppeal: sections['company-appeal'].map(({ tag, text }) => ({ tag, text: text ?? '' })),
    presentation: sections.presentation === null ? null : { url: sections.presentation },
    ...sections.figures,
  } satisfies Partial<Company>;
}
