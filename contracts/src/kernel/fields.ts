import {
  articleTags,
  type Check,
  calendarDate,
  cleanLine,
  cleanText,
  imageAddress,
  limits,
  optionalParagraph,
  safeUrl,
  yearMonth,
} from '@meikan/domain';
import { z } from 'zod';
import { sayInvalid } from './words.ts';

/** A text that goes through a rule of the domain: cleaned when it passes, refused with the field's Japanese name when not. */
function ruled<T>(title: string, check: Check<string> | ((text: string) => ReturnType<Check<T>>), max?: number) {
  return z
    .string()
    .transform((text, context) => {
      const checked = check(text);
      if (checked.ok) return checked.value;
      context.addIssue({
        code: 'custom',
        message: sayInvalid(checked.code, title, max),
        params: { code: checked.code },
      });
      return z.NEVER;
    })
    .meta({ title });
}

/** A text of `min` to `max` characters as readers count them; `multiline` keeps line breaks. */
export function textField(title: string, max: number, options: { min?: 0 | 1; multiline?: boolean } = {}) {
  const bounded = optionalParagraph(max);
  const clean = options.multiline ? cleanText : cleanLine;
  return ruled<string>(
    title,
    (text) => {
      const checked = bounded(text);
      if (!checked.ok) return checked;
      const value = clean(checked.value ?? '');
      return value === '' && options.min === 1 ? { ok: false, code: 'required' } : { ok: true, value };
    },
    max,
  );
}

/** Opaque text `[A-Za-z0-9-]{1,64}` (design.md 10). */
export const idField = (title: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/)
    .meta({ title });

/** A key of a catalogue; whether it stands in it is the domain's to say. */
export const keyField = (title: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .meta({ title });

/** An http or https address (security.md H01). */
export const linkField = (title: string) => ruled<string>(title, safeUrl, limits.url);
/** An uploaded picture, or one drawn by the program. */
export const pictureField = (title: string) => ruled<string>(title, imageAddress, limits.url);
/** `yyyy-MM`, also written `yyyy/MM`. */
export const yearMonthField = (title: string) => ruled<string>(title, yearMonth);
/** `yyyy-MM-dd`, also written `yyyy/MM/dd`. */
export const calendarDateField = (title: string) => ruled<string>(title, calendarDate);

export const tagsField = z
  .array(z.string().max(limits.tag * 16))
  .max(50)
  .transform((tags, context) => {
    const checked = articleTags(tags);
    if (checked.ok) return [...checked.value];
    context.addIssue({
      code: 'custom',
      message: sayInvalid(checked.code, 'タグ', checked.code === 'too-many' ? limits.tagsPerArticle : limits.tag),
      params: { code: checked.code },
    });
    return z.NEVER;
  })
  .meta({ title: 'タグ' });
