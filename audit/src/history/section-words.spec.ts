import {
  type CompanySectionChanged,
  companySections,
  type ProfileSectionChanged,
  profileSections,
} from '@meikan/domain';
import { expect, it } from 'vitest';
import { sectionWords } from './section-words.ts';

const JAPANESE = /^[^a-z]+を変更$/;
const types = [...Object.values(companySections), ...Object.values(profileSections)].map(({ type }) => type);

it.each(types)('%s has words of its own in a history', (type) => {
  // Only its type is looked at.
  expect(sectionWords({ type } as CompanySectionChanged | ProfileSectionChanged)).toMatch(JAPANESE);
});
