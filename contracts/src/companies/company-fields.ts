import {
  type Checked,
  type CompanySectionChange,
  type CompanySectionName,
  type CompanySections,
  changeSections,
  companySections,
  emptySections,
  ownKeys,
  serviceCategoryOf,
} from '@meikan/domain';
import { bySection, valuesAt } from '../kernel/places.ts';
import { snsFieldsOf } from '../users/profile-fields.ts';
import { sectionOfSns } from '../users/profile-sections.ts';
import type { CompanyChanges, CompanyFields } from './company-input.ts';
import { companyPlaces } from './page-sections.ts';

/**
 * A page under the names of its edits, as if all of it were sent: what a form begins with, and what an edit compares field by
 * field, its base and both sides.
 */
export function companyFieldsOf(sections: CompanySections): CompanyFields {
  const { mainCategory, subCategory } = sections.basics.category;
  // What stands at their places are the fields' values, by the type of the places.
  const placed = valuesAt(companyPlaces, sections) as CompanyFields;
  return { ...placed, category: subCategory ?? mainCategory, sns: snsFieldsOf(sections) };
}

/** What a field brings to its place; `undefined` where it says nothing of it. */
function brought(field: keyof CompanyFields, changes: CompanyChanges, present: CompanySections): unknown {
  const { category, sns } = changes;
  if (field === 'category' && category !== undefined) return serviceCategoryOf(category) ?? undefined;
  if (field === 'sns' && sns !== undefined) return sectionOfSns(sns, present).value;
  return changes[field];
}

/** The section changes that an edit of a page asks for: only what was sent changes, each section by an event of its own. */
export function sectionsOfCompany(changes: CompanyChanges, present: CompanySections): readonly CompanySectionChange[] {
  const placed = ownKeys(changes).flatMap((field) => {
    const value = brought(field, changes, present);
    return value === undefined ? [] : [[companyPlaces[field], value] as const];
  });
  // Each is what its section takes, by the type of the places.
  return [...bySection<CompanySectionName>(placed)].map(
    ([section, value]) => ({ section, value }) as CompanySectionChange,
  );
}

/** A page's sections once an edit has come true, by the domain's own rules; a refusal stops the whole edit. */
export const companySectionsAfter = (sections: CompanySections, changes: CompanyChanges): Checked<CompanySections> =>
  changeSections(companySections, sections, sectionsOfCompany(changes, sections));

/** The other way round: the sections that a page's fields tell of. What no field tells, as the note of admins, is empty. */
export const sectionsFromCompany = (fields: CompanyFields): Checked<CompanySections> =>
  companySectionsAfter(emptySections(companySections), fields);
