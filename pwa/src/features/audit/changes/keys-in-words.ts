import { catalogueLabel } from '@meikan/domain';
import { contentCategoryName, serviceCategoryName } from '../../../directory/category-names.ts';
import { regionName } from '../../../directory/country-name.ts';
import { environmentAnswerTexts } from '../../../directory/environment.texts.ts';
import { type InWords, labelIn } from '../../../directory/label-in.ts';
import { shownDate, shownMonth } from '../../../directory/shown-date.ts';
import { auditTexts } from '../texts.ts';

const words: ReadonlyMap<string, string> = new Map(Object.entries(auditTexts.value.words));
const word: InWords = (key) => words.get(key) ?? key;

const environmentAnswers: ReadonlyMap<string, string> = new Map(Object.entries(environmentAnswerTexts));

const month: InWords = (text) => (/^\d{4}(-\d{2})?$/.test(text) ? shownMonth(text) : text);
const date: InWords = (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? shownDate(text) : month(text));

const anyCategory: InWords = (key) =>
  serviceCategoryName(key) === key ? contentCategoryName(key) : serviceCategoryName(key);

/** Of a resource, of an interest, or of content. */
const category: InWords = (key) =>
  catalogueLabel('reading_resource_categories', key) ?? catalogueLabel('interest_categories', key) ?? anyCategory(key);

/** Fields whose texts are keys, codes or dates, with their words. A section that is one value goes by its own name. */
const FIELDS: ReadonlyMap<string, InWords> = new Map([
  ['status', word],
  ['mode', word],
  ['memberStatus', word],
  ['kind', word],
  ['serviceType', serviceCategoryName],
  ['subCategory', serviceCategoryName],
  ['mainCategory', anyCategory],
  ['articleCategory', contentCategoryName],
  ['stack', serviceCategoryName],
  ['category', category],
  ['level', labelIn('experience_levels')],
  ['communicationType', labelIn('communication_types')],
  ['preferContactMethod', labelIn('contact_methods')],
  ['jobType', labelIn('side_job_types')],
  ['mainIndividualInvestment', labelIn('investment_types')],
  ['investingSituation', labelIn('investing_situations')],
  ['whatCanProvide', labelIn('investor_supports')],
  ['mainUsage', labelIn('usage_types')],
  ['profession', labelIn('professions')],
  ['role', labelIn('executive_roles')],
  ['tag', labelIn('company_appeal_tags')],
  ['work-styles', labelIn('work_style_tags')],
  ['hobbies', labelIn('hobby_tags')],
  ['listed-status', labelIn('listed_statuses')],
  ['industry', labelIn('industries')],
  ['startup-stage', labelIn('funding_stages')],
  ['nationality', regionName],
  ['headQuarterCountryCode', regionName],
  ['founded', month],
  ['start', month],
  ['end', month],
  ['date', date],
  ['postedDate', date],
  ['confirmedDate', date],
]);

/** What a text of a field says where it is a key, a code or a date; any other text as it is. */
export function keyInWords(field: string, text: string): string {
  const inWords = FIELDS.get(field);
  if (inWords) return inWords(text);
  // The groups of answers of a working environment are fields by their keys.
  return catalogueLabel('working_environment_groups', field) === null ? text : (environmentAnswers.get(text) ?? text);
}
