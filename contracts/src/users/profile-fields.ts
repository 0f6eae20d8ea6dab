import { interestCategoryId, type ProfileSections, type Sns } from '@meikan/domain';
import { valuesAt } from '../kernel/places.ts';
import { profilePlaces } from './page-sections.ts';
import type { ProfileFields, SnsFields, WorkExperiencesInput } from './profile-input.ts';

/**
 * A profile under the names of PUT /api/users, as if all of it were sent: what a form begins with, and what an edit compares field by
 * field, its base and both sides.
 */
export function profileFieldsOf(sections: ProfileSections): ProfileFields {
  // What stands at their places are the fields' values, by the type of the places.
  const placed = valuesAt(profilePlaces, sections) as ProfileFields;
  const support = sections['investment-support'];
  return {
    ...placed,
    overview: sections.basics.introduction ?? '',
    investmentSupport: support && {
      ...support,
      interestedField: support.interestedField ?? '',
      whatCanProvide: [...support.whatCanProvide],
    },
    readingResources: sections['reading-resources'].map((row) => ({ ...row, comment: row.comment ?? '' })),
    categoryLevel: sections['category-levels'].map((row) => ({ ...row, id: interestCategoryId(row.category) })),
  };
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
