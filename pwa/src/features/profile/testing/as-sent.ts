import {
  type Profile,
  sectionOfSns,
  sectionsAfter,
  sectionsFromProfile,
  sectionsOfProfile,
  shownSections,
} from '@meikan/contracts';
import type { ProfileSectionChange, ProfileSections } from '@meikan/domain';
import { sentData } from '../../../editing/testing/sent-data.ts';

type Step = (present: ProfileSections) => readonly ProfileSectionChange[];

/** What was sent until now, as changes of sections by the mapping of the server. */
const steps = (): readonly Step[] => [
  ...sentData('update-profile').map(
    ({ changes }): Step =>
      (present) =>
        sectionsOfProfile(changes, present),
  ),
  ...sentData('update-sns').map(
    ({ changes }): Step =>
      (present) => [sectionOfSns(changes, present)],
  ),
];

/** A profile as a server answers that has taken all that was sent. */
export function asSent(profile: Profile): Profile {
  const sections = steps().reduce((present, changesOf) => {
    const after = sectionsAfter(present, changesOf(present));
    if (!after.ok) throw new Error('A server refuses what was sent.');
    return after.value;
  }, sectionsFromProfile(profile));
  const employers = profile.workExperiences.flatMap(({ company }) => company ?? []);
  return { ...profile, ...shownSections(sections, employers) };
}
