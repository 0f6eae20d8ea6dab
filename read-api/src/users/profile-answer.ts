import type { ArticleItem, PersonCard, Profile } from '@meikan/contracts';
import type { ProfileSections } from '@meikan/domain';
import type { Reader } from '../edge/read-route.ts';
import type { ProfileRow } from './profile-query.ts';

export type ProfileParts = {
  readonly companies: readonly { readonly id: string; readonly name: string; readonly logo: string | null }[];
  readonly services: Profile['useServices'];
  /** How long each list is that the profile leads to. */
  readonly counts: {
    readonly services: number;
    readonly belonging: number;
    readonly bookmarks: number;
    readonly followers: number;
    readonly following: number;
  };
  readonly followedBy: readonly PersonCard[];
  readonly articles: readonly ArticleItem[];
  readonly articleCounts: Readonly<Record<string, number>>;
};

/** The basics under the wire's names (individual-side 3). */
function basicsOf({ basics }: ProfileSections) {
  return {
    avatar: basics.avatar,
    name: basics.name,
    reading: basics.reading,
    introduction: basics.introduction ?? '',
    job: basics.job,
    workFor: basics.workFor,
    nationality: basics.nationality,
    livingAddress: basics.livingAddress,
    companyWebsite: basics.companyWebsite,
    hiringUrl: basics.hiringUrl,
  };
}

/** Newest first, undated last (individual-side 9: work history sorted by start date descending). */
function workOf(sections: ProfileSections, companies: ProfileParts['companies']): Profile['workExperiences'] {
  const byId = new Map(companies.map((company) => [company.id, company]));
  return [...sections['work-experiences']]
    .sort((a, b) => (b.duration.start ?? '').localeCompare(a.duration.start ?? ''))
    .map(({ companyId, companyName, jobTitle, jobOverview, duration }) => ({
      company: (companyId && byId.get(companyId)) || null,
      companyName,
      jobTitle: jobTitle ?? '',
      jobOverview: jobOverview ?? '',
      duration,
    }));
}

const mutable = <T>(list: readonly T[]): T[] => [...list];
const withLinks = <T extends { readonly supplementalLinks: readonly { name: string; url: string }[] }>(
  section: T | null,
) => section && { ...section, supplementalLinks: mutable(section.supplementalLinks) };

function sectionsOf(sections: ProfileSections) {
  const investment = sections['investment-support'];
  return {
    schoolHistory: mutable(sections['school-history']),
    workStyles: mutable(sections['work-styles']),
    hobbies: mutable(sections.hobbies),
    variousLinks: mutable(sections['various-links']),
    sns: sections.sns,
    meetyInfo: sections['meety-info'],
    casualTalk: sections['casual-talk'] && {
      link: sections['casual-talk'].link,
      linkImgUrl: sections['casual-talk'].linkImgUrl,
    },
    contactDM: withLinks(sections['contact-dm']),
    sideJobsInfo: withLinks(sections['side-jobs']),
    jobRequest: withLinks(sections['job-request']),
    investmentSupport: investment && {
      ...investment,
      interestedField: investment.interestedField ?? '',
      whatCanProvide: mutable(investment.whatCanProvide),
    },
    readingResources: sections['reading-resources'].map((row) => ({ ...row, comment: row.comment ?? '' })),
    categoryLevel: sections['category-levels'].map((row, index) => ({ ...row, id: index + 1 })),
    bannerPhotos: mutable(sections.photos.bannerPhotos),
    otherPhotos: mutable(sections.photos.otherPhotos),
  };
}

/** The whole answer of GET /api/users/username/{username}. */
export function profileAnswer(row: ProfileRow, parts: ProfileParts, reader: Reader): Profile {
  const { state } = row;
  const isOwner = reader.id === row.id;
  return {
    id: row.id,
    username: row.username,
    ...basicsOf(state.sections),
    ...sectionsOf(state.sections),
    workExperiences: workOf(state.sections, parts.companies),
    isVerified: false,
    joinedAt: state.joinedAt,
    isOwner,
    isFollowing: row.is_following,
    isRequestUpdate: state.isRequestUpdate && (isOwner || reader.isAdmin),
    disabled: row.disabled,
    isBusinessMode: false,
    isAdminMode: reader.isAdmin,
    followerCount: parts.counts.followers,
    followingCount: parts.counts.following,
    followedUsers: mutable(parts.followedBy),
    useServiceCount: parts.counts.services,
    useServices: parts.services,
    belongingCompanyCount: parts.counts.belonging,
    bookmarkCount: parts.counts.bookmarks,
    articles: mutable(parts.articles),
    articleCounts: { ...parts.articleCounts },
    revision: String(row.revision),
  };
}
