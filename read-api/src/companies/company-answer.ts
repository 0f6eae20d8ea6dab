import type { BriefInfo, Company, PrivateCompany } from '@meikan/contracts';
import { type CompanySections, sizeBucket } from '@meikan/domain';
import type { Reader } from '../edge/read-route.ts';
import type { CompanyPageRow } from './company-query.ts';

/** Whether a reader may see a page as a whole: it is public, it is theirs, or they are an admin (company-side 2.8). */
export function maySee(row: Pick<CompanyPageRow, 'isPublic' | 'is_owner'>, reader: Reader): boolean {
  return row.isPublic || row.is_owner || reader.isAdmin;
}

export function privateAnswer(row: CompanyPageRow): PrivateCompany {
  return { id: row.id, name: row.name, isPublic: false, website: row.website };
}

/** A group of single choice answers its option, a group of several the list; unanswered groups are left out. */
function environmentsOf(sections: CompanySections): Company['workingEnvironments'] {
  const groups = Object.entries(sections['working-environments']).filter(([, options]) => options.length > 0);
  return Object.fromEntries(groups.map(([group, options]) => [group, [...options]]));
}

function summaryOf(sections: CompanySections): Company['businessSummary'] {
  const { backGroundSummary, serviceContentSummary } = sections['business-summary'];
  if (!backGroundSummary && serviceContentSummary.length === 0) return null;
  return {
    backGroundSummary: backGroundSummary ?? '',
    serviceContentSummary: serviceContentSummary.map(({ caption, url }) => ({ caption, url: url ?? '' })),
  };
}

function facts(sections: CompanySections) {
  const { basics, mission, ceo } = sections;
  const hiring = sections['engineer-hiring-info'];
  return {
    otherName: sections['other-names'].join('、') || null,
    mainUsage: basics.mainUsage,
    coverPhoto: sections['cover-photo'],
    otherPhotos: [...sections['other-photos']],
    sns: sections.sns,
    companyCEO: ceo && { role: ceo.role ?? '', name: ceo.name },
    founded: basics.founded,
    compRetirementRate: sections['retirement-rate'],
    listedStatus: sections['listed-status'],
    companyIndustry: sections.industry,
    startupStage: sections['startup-stage'],
    openingPositions: sections['opening-positions'],
    companyMission:
      mission.missions.length + mission.values.length > 0
        ? { missions: mission.missions.join('\n'), values: [...mission.values] }
        : null,
    businessSummary: summaryOf(sections),
    companyAppeal: sections['company-appeal'].map(({ tag, text }) => ({ tag, text: text ?? '' })),
    engineerHiringInfo: hiring && { stack: [...hiring.stack], text: hiring.text ?? '' },
    workingEnvironments: environmentsOf(sections),
    teamCharacteristics: Object.fromEntries(
      Object.entries(sections['team-characteristics']).flatMap(([axis, value]) =>
        value === null ? [] : [[axis, value]],
      ),
    ),
    whyWorkHere: sections['why-work-here'],
    companyHistory: sections['company-history'].map(({ date, text }) => ({ date, text })),
    hideUsedService: basics.hideUsedService,
  };
}

/** A company may keep to itself which services it uses (company-side 3: hideUsedService). */
export function hidesServices({ state, is_owner }: CompanyPageRow, reader: Reader): boolean {
  return state.sections.basics.hideUsedService && !is_owner && !reader.isAdmin;
}

/** The whole answer of GET /api/company/{id}. */
export function companyAnswer(row: CompanyPageRow, reader: Reader): Company {
  const { state, revision, is_owner, is_following, used_as, ...rest } = row;
  const { user_count, used_by_count, using_count, related_count, member_count, contents, ...card } = rest;
  const { flags, sections } = state;
  const mayEdit = is_owner || reader.isAdmin;
  return {
    ...card,
    ...facts(sections),
    description: sections.description.text ?? sections.description.description ?? '',
    isOwner: is_owner,
    isPaidAccount: false,
    isMemberOfPaidAccount: false,
    isShareSocial: flags['share-social'],
    isHighlight: flags.highlight,
    showOnSearchPage: flags['show-on-search-page'],
    alwaysShowOnTopPage: flags['always-show-top-page'],
    isRequestUpdate: mayEdit && flags['request-update'],
    updatedByAdmin: flags['updated-by-admin'],
    isFollowing: is_following,
    usageType: used_as,
    companySize: row.size === null ? null : sizeBucket(row.size),
    counts: {
      articles: card.articleCount,
      users: user_count,
      members: member_count,
      usedBy: used_by_count,
      usedServices: hidesServices(row, reader) ? 0 : using_count,
      relatedCompanies: related_count,
      contents,
    },
    revision: String(revision),
  };
}

export function briefAnswer(row: CompanyPageRow, visible: boolean): BriefInfo {
  return {
    id: row.id,
    name: row.name,
    logo: visible ? row.logo : null,
    isVerified: row.isVerified,
    isPublic: row.isPublic,
    sns: { website: { value: row.website } },
    businessSummary: visible ? summaryOf(row.state.sections) : null,
  };
}
