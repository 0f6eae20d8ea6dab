import type { FieldFacts } from '@meikan/contracts';
import { contentCategoryName, serviceCategoryName } from '../../../directory/category-names.ts';
import { inWordsOf } from '../../../directory/keys-in-words.ts';
import type { InWords } from '../../../directory/label-in.ts';
import { shownDate } from '../../../directory/shown-date.ts';
import { auditTexts } from '../texts.ts';

const words: ReadonlyMap<string, string> = new Map(Object.entries(auditTexts.value.words));
const word: InWords = (key) => words.get(key) ?? key;

const anyCategory: InWords = (key) =>
  serviceCategoryName(key) === key ? contentCategoryName(key) : serviceCategoryName(key);

/** Fields of states that no edit writes as they are stored, and whose texts are keys or dates. */
const FIELDS: ReadonlyMap<string, InWords> = new Map([
  ['status', word],
  ['mode', word],
  ['memberStatus', word],
  ['kind', word],
  ['serviceType', serviceCategoryName],
  ['subCategory', serviceCategoryName],
  ['mainCategory', anyCategory],
  ['confirmedDate', shownDate],
]);

/**
 * What a text at a part of a state says where it is a key, a code or a date; any other text as it is. Companies were named before,
 * and of a picture its address is what the log has.
 */
export function keyInWords(facts: FieldFacts, part: string, text: string): string {
  const written = facts.holds === 'companies' || facts.holds === 'pictures';
  const inWords = written ? null : (inWordsOf(facts) ?? FIELDS.get(part));
  return inWords?.(text) ?? text;
}
