import {
  type Checked,
  evolveSections,
  type ProfileSectionChange,
  type ProfileSections,
  profileSections,
  proposeChange,
  valid,
} from '@meikan/domain';

/** The sections once all changes are made, by the domain's own rules; the first refusal stops them all. */
export function sectionsAfter(
  sections: ProfileSections,
  changes: readonly ProfileSectionChange[],
): Checked<ProfileSections> {
  let after = sections;
  for (const change of changes) {
    const proposed = proposeChange(profileSections, after, change);
    if (!proposed.ok) return proposed;
    if (proposed.value !== null) after = evolveSections(profileSections, after, proposed.value);
  }
  return valid(after);
}
