import { interestCategoryId, type ProfileSections, sortedByStart } from '@meikan/domain';
import type { Profile } from './profile.ts';

type Employer = NonNullable<Profile['workExperiences'][number]['company']>;

const mutable = <T>(list: readonly T[]): T[] => [...list];
const withLinks = <T extends { readonly supplementalLinks: readonly { name: string; url: string }[] }>(
  section: T | null,
) => section && { ...section, supplementalLinks: mutable(section.supplementalLinks) };

/** The basics under the wire's names. */
function shownBasics({ basics }: ProfileSections) {
  const { introduction, ...shown } = basics;
  return { ...shown, introduction: introduction ?? '' };
}

/** Newest first, undated last; an employer who is not among the given companies is not shown. */
function shownWork(sections: ProfileSections, companies: readonly Employer[]): Profile['workExperiences'] {
  const byId = new Map(companies.map((company) => [company.id, company]));
  return sortedByStart(sections['work-experiences']).map(
    ({ companyId: id, companyName, jobTitle, jobOverview, duration }) => ({
      company: (id && byId.get(id)) || null,
      companyName,
      jobTitle: jobTitle ?? '',
      jobOverview: jobOverview ?? '',
      duration,
    }),
  );
}

/**
 * What a profile's sections look like in the answer of GET /api/users/username/{username}. `companies` are those that its work
 * history names, as they are shown now.
 */
export function shownSections(sections: ProfileSections, companies: readonly Employer[]) {
  const investment = sections['investment-support'];
  return {
    ...shownBasics(sections),
    schoolHistory: mutable(sections['school-history']),
    workStyles: mutable(sections['work-styles']),
    hobbies: mutable(sections.hobbies),
    variousLinks: mutable(sections['various-links']),
    sns: sections.sns,
    meetyInfo: sections['meety-info'],
    casualTalk: sections['casual-talk'],
    contactDM: withLinks(sections['contact-dm']),
    sideJobsInfo: withLinks(sections['side-jobs']),
    jobRequest: withLinks(sections['job-request']),
    investmentSupport: investment && {
      ...investment,
      interestedField: investment.interestedField ?? '',
      whatCanProvide: mutable(investment.whatCanProvide),
    },
    readingResources: sections['reading-resources'].map((row) => ({ ...row, comment: row.comment ?? '' })),
    categoryLevel: sections['category-levels'].map((row) => ({ ...row, id: interestCategoryId(row.category) })),
    workExperiences: shownWork(sections, companies),
    bannerPhotos: mutable(sections.photos.bannerPhotos),
    otherPhotos: mutable(sections.photos.otherPhotos),
  } satisfies Partial<Profile>;
}

/** The fields of a profile's answer that its sections make. */
export type ShownSections = Pick<Profile, keyof ReturnType<typeof shownSections>>;
