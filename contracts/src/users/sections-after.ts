import {
  type Checked,
  changeSections,
  type ProfileSectionChange,
  type ProfileSections,
  profileSections,
} from '@meikan/domain';

/** A profile's sections once all changes are made, by the domain's own rules; the first refusal stops them all. */
export const sectionsAfter = (
  sections: ProfileSections,
  changes: readonly ProfileSectionChange[],
): Checked<ProfileSections> => changeSections(profileSections, sections, changes);
