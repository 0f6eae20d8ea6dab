import { isJsonObject, type Json, type JsonObject } from '@meikan/contracts';
import { contentCategoryName } from '../../directory/category-names.ts';
import { regionName } from '../../directory/country-name.ts';
import { type InWords, labelIn, PROFILE_WORDS } from '../../directory/profile-words.ts';
import { shownDate, shownMonth } from '../../directory/shown-date.ts';
import { fieldName } from '../../offline/ui/outbox/row-title.ts';

import { syncTexts } from './texts.ts';

const texts = syncTexts.value;

/** Fields whose texts are keys, codes or dates. */
const WORDS: ReadonlyMap<string, InWords> = new Map([
  ['nationality', regionName],
  ['workStyles', labelIn('work_style_tags')],
  ['hobbies', labelIn('hobby_tags')],
  ['mainCategory', contentCategoryName],
  ['articleCategory', contentCategoryName],
  ['postedDate', shownDate],
  ['confirmedDate', shownDate],
  ...PROFILE_WORDS,
  ['companyId', texts.knownCompany],
]);

/** Whether a field's texts are of a list of keys, or dates: chosen, and not written by hand. */
export const isKeyed = (field: string): boolean => WORDS.has(field);

const PICTURES: ReadonlySet<string> = new Set([
  ...['avartar', 'coverPhoto', 'linkImgUrl', 'meetyImgUrl', 'bannerPhotos', 'otherPhotos'],
]);

export const isPicture = (field: string): boolean => PICTURES.has(field);

const isEmpty = (value: Json | undefined): value is undefined | null | '' =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A value of a field in lines for people: an item of a list, or a part of an object, each; none when there is nothing. */
export function linesOf(field: string, value: Json | undefined): readonly string[] {
  if (isEmpty(value)) return [];
  if (Array.isArray(value)) return value.map((item) => lineOf(field, item));
  return isJsonObject(value) ? partsOf(value) : [lineOf(field, value)];
}

/** An item in one line, and so readable among others. */
export function lineOf(field: string, value: Json): string {
  if (isEmpty(value)) return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return value.toLocaleString('ja-JP');
  if (typeof value === 'string') return isPicture(field) ? texts.picture : (WORDS.get(field)?.(value) ?? value);
  if (Array.isArray(value)) return value.map((item) => lineOf(field, item)).join(texts.listed);
  return isJsonObject(value) ? partsInLine(field, value) : '';
}

function partsInLine(field: string, value: JsonObject): string {
  if (field === 'duration') return periodOf(value);
  const { linkName, linkUrl } = value;
  return linkName && linkUrl ? texts.link(`${linkName}`, `${linkUrl}`) : partsOf(value).join(texts.listed);
}

function partsOf(value: JsonObject): readonly string[] {
  return Object.entries(value)
    .filter(([part, inner]) => !isEmpty(inner) && part !== 'id')
    .map(([part, inner]) => texts.named(fieldName(part), lineOf(part, inner)));
}

function periodOf({ start, end }: JsonObject): string {
  const month = (date: Json | undefined, without: string) => (typeof date === 'string' ? shownMonth(date) : without);
  return texts.period(month(start, texts.unknownStart), month(end, texts.present));
}
