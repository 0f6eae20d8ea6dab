import { type FieldFacts, isJsonObject, type Json, type JsonObject } from '@meikan/contracts';
import { inWordsOf } from '../../directory/keys-in-words.ts';
import { shownMonth } from '../../directory/shown-date.ts';
import { syncTexts } from './texts.ts';

const texts = syncTexts.value;

const isEmpty = (value: Json | undefined): value is undefined | null | '' =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A value of a field in lines for people: an item of a list, or a part of an object, each; none when there is nothing. */
export function linesOf(facts: FieldFacts, value: Json | undefined): readonly string[] {
  if (isEmpty(value)) return [];
  if (Array.isArray(value)) return value.map((item, at) => lineOf(facts.part(at), item));
  return isJsonObject(value) ? partsOf(facts, value) : [lineOf(facts, value)];
}

/** A value in one line, and so readable among others. */
export function lineOf(facts: FieldFacts, value: Json): string {
  if (isEmpty(value)) return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  const inWords = inWordsOf(facts);
  if (typeof value === 'string') return inWords?.(value) ?? value;
  if (typeof value === 'number') return inWords?.(String(value)) ?? value.toLocaleString('ja-JP') + (facts.unit ?? '');
  if (Array.isArray(value)) return value.map((item, at) => lineOf(facts.part(at), item)).join(texts.listed);
  return isJsonObject(value) ? partsInLine(facts, value) : '';
}

function partsInLine(facts: FieldFacts, value: JsonObject): string {
  const { linkName, linkUrl, start, end } = value;
  if (start !== undefined && end !== undefined) return periodOf(start, end);
  return linkName && linkUrl ? texts.link(`${linkName}`, `${linkUrl}`) : partsOf(facts, value).join(texts.listed);
}

function partsOf(facts: FieldFacts, value: JsonObject): readonly string[] {
  return Object.entries(value)
    .filter(([part, inner]) => !isEmpty(inner) && part !== 'id')
    .map(([part, inner]) => {
      const inside = facts.part(part);
      return texts.named(inside.title ?? part, lineOf(inside, inner));
    });
}

function periodOf(start: Json, end: Json): string {
  const month = (date: Json, without: string) => (typeof date === 'string' ? shownMonth(date) : without);
  return texts.period(month(start, texts.unknownStart), month(end, texts.present));
}
