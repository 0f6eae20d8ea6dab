import { companyPageSections, factsOfState } from '@meikan/contracts';
import {
  type CompanySectionChanged,
  companySections,
  ownKeys,
  type ProfileSectionChanged,
  profileSections,
} from '@meikan/domain';

/** By type of event: a changed section goes by its own name. */
const words: ReadonlyMap<string, string> = new Map([
  ...ownKeys(companySections).map(
    (section) => [companySections[section].type, `${companyPageSections[section].title}を変更`] as const,
  ),
  ...ownKeys(profileSections).map(
    (section) => [profileSections[section].type, `${factsOfState('user', [section]).title}を変更`] as const,
  ),
]);

/** What an event that changed a section is called in a history. */
export const sectionWords = ({ type }: CompanySectionChanged | ProfileSectionChanged): string =>
  words.get(type) ?? type;
