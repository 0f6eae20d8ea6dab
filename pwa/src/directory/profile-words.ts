import { type CatalogueName, catalogueLabel } from '@meikan/domain';
import { contentCategoryName, serviceCategoryName } from './category-names.ts';

/** What a key, a code or a date says to people; any other text as it is. */
export type InWords = (key: string) => string;

/** The label in the first of the catalogues that knows the key. */
export const labelIn =
  (...names: readonly CatalogueName[]): InWords =>
  (key) =>
    names.map((name) => catalogueLabel(name, key)).find((label) => label !== null) ?? key;

const ofThings = labelIn('reading_resource_categories', 'interest_categories');

/** The fields of a profile that hold keys of catalogues, by the names that they have on the wire and in events. */
export const PROFILE_WORDS: readonly (readonly [field: string, inWords: InWords])[] = [
  ['category', (key) => serviceCategoryName(contentCategoryName(ofThings(key)))],
  ['level', labelIn('experience_levels')],
  ['communicationType', labelIn('communication_types')],
  ['preferContactMethod', labelIn('contact_methods')],
  ['jobType', labelIn('side_job_types')],
  ['mainIndividualInvestment', labelIn('investment_types')],
  ['investingSituation', labelIn('investing_situations')],
  ['whatCanProvide', labelIn('investor_supports')],
];
