import type { ProfileSections, Sns } from '@meikan/domain';
import type { ProfileChanges, SnsChanges, WorkExperiencesInput } from './profile-input.ts';
import { shownSections } from './shown-sections.ts';

type Whole<T> = { [F in keyof T]-?: Exclude<T[F], undefined> };
/** Every field of PUT /api/users, none left out. */
export type ProfileFields = Whole<ProfileChanges>;
/** Every account of PATCH /api/users/update-sns; the day their figures were right is the sender's to say. */
export type SnsFields = Whole<Omit<SnsChanges, 'confirmedDate'>>;

/**
 * A profile under the names of PUT /api/users, as if all of it were sent: what an edit compares field by field, its base and
 * both sides. `overview` and `avartar` are the wire's own names.
 */
export function profileFieldsOf(sections: ProfileSections): ProfileFields {
  const shown = shownSections(sections, []);
  const { avatar, introduction, sns: _sns, workExperiences: _work, ...same } = shown;
  return { ...same, overview: introduction, avartar: avatar };
}

function snsField(account: Sns[keyof Sns]) {
  return account && { label: account.label, value: account.value, follower: account.follower };
}

/** The accounts elsewhere in the form of PATCH /api/users/update-sns. */
export function snsFieldsOf({ sns }: Pick<ProfileSections, 'sns'>): SnsFields {
  return {
    website: snsField(sns.website),
    twitter: snsField(sns.twitter),
    facebook: snsField(sns.facebook),
    instagram: snsField(sns.instagram),
  };
}

/** The work history in the form of PUT /api/users/{id}/work-experiences, in the order in which it is kept. */
export function workFieldsOf(sections: ProfileSections): WorkExperiencesInput {
  return {
    workExperiences: sections['work-experiences'].map(({ jobTitle, jobOverview, ...row }) => ({
      ...row,
      jobTitle: jobTitle ?? '',
      jobOverview: jobOverview ?? '',
    })),
  };
}
