import {
  articleTags,
  type Check,
  calendarDate,
  imageAddress,
  limits,
  line,
  optionalLine,
  optionalParagraph,
  safeUrl,
  valid,
  yearMonth,
} from '@meikan/domain';
import { z } from 'zod';
import { type FieldKind, fieldKinds } from './field-kinds.ts';
import { madeOnce } from './made-once.ts';
import { sayInvalid } from './words.ts';

/** A text that goes through a rule of the domain: cleaned when it passes, refused with the field's Japanese name when not. */
export function ruled<T>(title: string, check: (text: string) => ReturnType<Check<T>>, kind: FieldKind = {}) {
  return z
    .string()
    .transform((text, context) => {
      const checked = check(text);
      if (checked.ok) return checked.value;
      context.addIssue({
        code: 'custom',
        message: sayInvalid(checked.code, title, kind.most),
        params: { code: checked.code },
      });
      return z.NEVER;
    })
    .meta({ title })
    .register(fieldKinds, kind);
}

/** A text of `min` to `max` characters as readers count them; `multiline` keeps line breaks. */
export function textField(title: string, max: number, options: { min?: 0 | 1; multiline?: boolean } = {}) {
  if (options.min === 1) return ruled<string>(title, line(max), { most: max });
  const bounded = options.multiline ? optionalParagraph(max) : optionalLine(max);
  const kind: FieldKind = options.multiline ? { most: max, written: 'lines' } : { most: max };
  return ruled<string>(
    title,
    (text) => {
      const checked = bounded(text);
      return checked.ok ? valid(checked.value ?? '') : checked;
    },
    kind,
  );
}

/** Opaque text `[A-Za-z0-9-]{1,64}`. */
export const idField = madeOnce((title: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/)
    .meta({ title }),
);

/** The id of a company or service. */
export const companyIdField = (title: string) => idField(title).clone().register(fieldKinds, { holds: 'companies' });

const address: FieldKind = { most: limits.url, written: 'address' };
/** An http or https address. */
export const linkField = (title: string) => ruled<string>(title, safeUrl, address);
/** As `linkField`, or nothing: a row without its address is dropped on save. */
export const optionalLinkField = (title: string) =>
  ruled<string>(title, (text) => (text.trim() === '' ? valid('') : safeUrl(text)), address);
/** A name on another network: an address where it holds a scheme or a path, else a name that can be no address. */
export const accountElsewhereField = (title: string) => {
  const name = optionalLine(limits.snsValue);
  return ruled<string>(
    title,
    (text) => {
      if (/[:/]/.test(text)) return safeUrl(text);
      const checked = name(text);
      return checked.ok ? valid(checked.value ?? '') : checked;
    },
    { most: limits.snsValue },
  );
};
/** An uploaded picture, or one drawn by the program. */
export const pictureField = (title: string) =>
  ruled<string>(title, imageAddress, { most: limits.url, holds: 'pictures' });
/** `yyyy-MM`, also written `yyyy/MM`. */
export const yearMonthField = (title: string) => ruled<string>(title, yearMonth, { holds: 'months' });
/** `yyyy-MM-dd`, also written `yyyy/MM/dd`. */
export const calendarDateField = (title: string) => ruled<string>(title, calendarDate, { holds: 'days' });

/** Why an admin did something, kept beside the events. */
export const reasonField = textField('理由', limits.comment, { multiline: true });
/** The wanted state of a switch. */
export const wanted = z.boolean().meta({ title: '目標の状態' });
/** The same in a call; without it the present one is turned around. */
export const wantedField = wanted.optional();

const LONGEST_TAG_TYPED = limits.tag * 16;
const MOST_TAGS_TYPED = 50;
export const tagsField = z
  .array(z.string().max(LONGEST_TAG_TYPED).meta({ title: 'タグ' }))
  .max(MOST_TAGS_TYPED)
  .transform((tags, context) => {
    const checked = articleTags(tags);
    if (checked.ok) return [...checked.value];
    const max = checked.code === 'too-many' ? limits.tagsPerArticle : limits.tag;
    context.addIssue({
      code: 'custom',
      message: sayInvalid(checked.code, 'タグ', max),
      params: { code: checked.code },
    });
    return z.NEVER;
  })
  .meta({ title: 'タグ' });
