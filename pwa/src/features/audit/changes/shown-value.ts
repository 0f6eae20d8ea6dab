import { shownStamp } from '../shown-time.ts';
import { auditTexts } from '../texts.ts';
import { fieldName } from './field-names.ts';
import { keyInWords } from './keys-in-words.ts';
import type { Json } from './value-parts.ts';

const texts = auditTexts.value;

/** A value of a state in words; an object's fields stand beside each other with their names. `field` tells keys from texts. */
export function shownValue(value: Json | undefined, field = ''): string {
  if (value === undefined || value === null || value === '') return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return value.toLocaleString('ja-JP');
  if (typeof value === 'string') return shownText(value, field);
  if (Array.isArray(value)) {
    return value.length === 0 ? texts.none : value.map((item) => shownValue(item, field)).join(separatorOf(value));
  }
  return Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== '')
    .map(([name, inner]) => texts.named(fieldName(name), shownValue(inner, name)))
    .join(texts.listed);
}

/** What parts the items of a list: those with fields of their own take a line each. */
export const separatorOf = (items: readonly Json[]): string =>
  items.some((item) => typeof item === 'object' && item !== null) ? '\n' : texts.listed;

/** The last part of a path: what a value is called where it stands. */
export const fieldOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

function shownText(text: string, field: string): string {
  if (INSTANT.test(text)) return shownStamp(text);
  return keyInWords(field, text);
}
