import { auditTexts } from '../texts.ts';
import { fieldName } from './field-names.ts';
import type { Json } from './value-parts.ts';

const texts = auditTexts.value;

/** A value of a state in words; an object's fields stand beside each other with their names. */
export function shownValue(value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return value.toLocaleString('ja-JP');
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? texts.none : value.map(shownValue).join(texts.listed);
  return Object.entries(value)
    .filter(([, field]) => field !== null && field !== '')
    .map(([name, field]) => texts.named(fieldName(name), shownValue(field)))
    .join(texts.listed);
}
