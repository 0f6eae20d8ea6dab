import { type ProfileSections, sortedByStart } from '@meikan/domain';
import type { Profile } from './profile.ts';
import { profileFieldsOf } from './profile-fields.ts';

type Employer = NonNullable<Profile['workExperiences'][number]['company']>;

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
 * What a profile's sections look like in the answer of GET /api/users/username/{username}: a field as its owner wrote it, unless it
 * is told here under another name or in another form. `companies` are those that its work history names, as they are shown now.
 */
export function shownSections(sections: ProfileSections, companies: readonly Employer[]) {
  const { overview, avartar, ...same } = profileFieldsOf(sections);
  return {
    ...same,
    introduction: overview,
    avatar: avartar,
    casualTalk: sections['casual-talk'],
    sns: sections.sns,
    workExperiences: shownWork(sections, companies),
  } satisfies Partial<Profile>;
}

/** The fields of a profile's answer that its sections make. */
export type ShownSections = Pick<Profile, keyof ReturnType<typeof shownSections>>;
