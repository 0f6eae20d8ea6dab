import {
  type BriefInfo,
  type Company,
  companyFieldsOf,
  type PrivateCompany,
  rssFeedConfigsOf,
  shownCompany,
  shownSummary,
} from '@meikan/contracts';
import type { Reader } from '../route/read-route.ts';
import type { CompanyPageRow } from './company-query.ts';

/** Whether a reader may see a page as a whole: it is public, it is theirs, or they are an admin. */
export function maySee(row: Pick<CompanyPageRow, 'isPublic' | 'is_owner'>, reader: Reader): boolean {
  return row.isPublic || row.is_owner || reader.isAdmin;
}

export function privateAnswer(row: CompanyPageRow): PrivateCompany {
  return { id: row.id, name: row.name, isPublic: false, website: row.website };
}

/** A company may keep to itself which services it uses. */
export function hidesServices({ state, is_owner }: CompanyPageRow, reader: Reader): boolean {
  return state.sections.basics.hideUsedService && !is_owner && !reader.isAdmin;
}

/** The whole answer of GET /api/company/{id}. */
export function companyAnswer(row: CompanyPageRow, reader: Reader): Company {
  const { state, revision, is_owner, is_paid, is_kept, is_member, is_following, used_as, own_word, ...rest } = row;
  const { user_count, used_by_count, using_count, related_count, member_count, contents, ...others } = rest;
  const { recommend_count, question_count, ...card } = others;
  const { flags, sections } = state;
  const mayEdit = is_owner || reader.isAdmin;
  return {
    ...card,
    ...shownCompany(sections),
    isOwner: is_owner,
    isDraft: state.isDraft,
    isPaidAccount: is_paid,
    isMemberOfPaidAccount: is_paid && is_member,
    hasPage: is_kept,
    isShareSocial: flags['share-social'],
    isHighlight: flags.highlight,
    showOnSearchPage: flags['show-on-search-page'],
    alwaysShowOnTopPage: flags['always-show-top-page'],
    isRequestUpdate: mayEdit && flags['request-update'],
    updatedByAdmin: flags['updated-by-admin'],
    isFollowing: is_following,
    usageType: used_as,
    usageComment: own_word,
    counts: {
      articles: card.articleCount,
      users: user_count,
      members: member_count,
      usedBy: used_by_count,
      usedServices: hidesServices(row, reader) ? 0 : using_count,
      relatedCompanies: related_count,
      recommends: recommend_count,
      questions: question_count,
      contents,
    },
    revision: String(revision),
    ...(mayEdit && { fields: companyFieldsOf(sections), rssFeedConfigs: rssFeedConfigsOf(state.rssConfigs) }),
    ...(reader.isAdmin && { adminNote: sections['admin-note'] }),
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
    businessSummary: visible ? shownSummary(row.state.sections) : null,
  };
}
