import { emptySections, type ProfileSections, profileSections, sortedByStart, valid } from '@meikan/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { employers, sectionsKept } from '../testing/sections.ts';
import { profileFieldsOf, snsFieldsOf, workFieldsOf } from './profile-fields.ts';
import { profileChanges, snsChanges, workExperiencesInput } from './profile-input.ts';
import { sectionOfSns, sectionOfWork, sectionsOfProfile } from './profile-sections.ts';
import { sectionsAfter } from './sections-after.ts';
import { sectionsFromProfile } from './sections-from-profile.ts';
import { shownSections } from './shown-sections.ts';

const empty = emptySections(profileSections);

function forAll(law: (sections: ProfileSections) => void): void {
  fc.assert(fc.property(sectionsKept, law));
}

/** What is left once the answer has carried it: the work history in the order in which it is shown. */
const carried = (sections: ProfileSections): ProfileSections => ({
  ...sections,
  'work-experiences': sortedByStart(sections['work-experiences']),
});

describe('an answer and its sections', () => {
  it('are equal, except for the order of the work history', () =>
    forAll((sections) => {
      const back = sectionsFromProfile(shownSections(sections, employers));
      expect(back).toEqual(carried(sections));
    }));

  it('give the same answer again', () =>
    forAll((sections) => {
      const shown = shownSections(sections, employers);
      expect(shownSections(sectionsFromProfile(shown), employers)).toEqual(shown);
    }));
});

describe('the fields of an edit', () => {
  it('survive the round trip through sections', () =>
    forAll((sections) => {
      const fields = profileFieldsOf(sections);
      const made = sectionsAfter(empty, sectionsOfProfile(profileChanges.parse(fields), empty));
      expect(made.ok && profileFieldsOf(made.value)).toEqual(fields);
    }));

  it('change nothing when applied to where they came from', () =>
    forAll((sections) => {
      const again = [
        ...sectionsOfProfile(profileChanges.parse(profileFieldsOf(sections)), sections),
        sectionOfSns(snsChanges.parse(snsFieldsOf(sections)), sections),
        sectionOfWork(workExperiencesInput.parse(workFieldsOf(sections))),
      ];
      expect(sectionsAfter(sections, again)).toEqual(valid(sections));
    }));

  it('of social accounts survive the round trip', () =>
    forAll((sections) => {
      const fields = snsFieldsOf(sections);
      const made = sectionsAfter(empty, [sectionOfSns(snsChanges.parse(fields), empty)]);
      expect(made.ok && snsFieldsOf(made.value)).toEqual(fields);
    }));

  it('of a work history survive the round trip', () =>
    forAll((sections) => {
      const fields = workFieldsOf(sections);
      const made = sectionsAfter(empty, [sectionOfWork(workExperiencesInput.parse(fields))]);
      expect(made.ok && workFieldsOf(made.value)).toEqual(fields);
    }));
});

it('one refusal rejects all changes', () => {
  const changes = [
    { section: 'basics' as const, value: { job: '開発' } },
    { section: 'basics' as const, value: { name: '' } },
  ];
  expect(sectionsAfter(empty, changes)).toMatchObject({ ok: false, code: 'required', field: 'basics.name' });
});
