import { z } from 'zod';

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
function countGraphemes(text: string, enough: number): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) if (++count > enough) break;
  return count;
}

export const textField = (title: string, max: number, { min = 0 }: { min?: number } = {}) =>
  z
    .string()
    .trim()
    .max(max * 16)
    .refine((text) => countGraphemes(text, max) <= max, { params: { code: 'too-long', max } })
    .refine((text) => text.length >= min, { params: { code: 'required' } })
    .meta({ title });
export const idField = (title: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/)
    .meta({ title });
export const keyField = (title: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .meta({ title });
export const linkField = (title: string) => z.string().max(2048).meta({ title });
export const pictureField = (title: string) => z.string().max(2048).meta({ title });
export const yearMonthField = (title: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .meta({ title });
export const calendarDateField = (title: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .meta({ title });
export const tagsField = z
  .array(textField('タグ', 20, { min: 1 }))
  .max(5)
  .default([])
  .meta({ title: 'タグ' });
