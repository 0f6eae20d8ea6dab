import { limits } from '@meikan/domain';
import { z } from 'zod';
import { fieldKinds } from '../kernel/field-kinds.ts';
import { pictureField, textField, yearMonthField } from '../kernel/fields.ts';

/** What the fields of a page are made of. */
export const sent = <T extends z.ZodType>(field: T) => field.nullable();
export const longText = (title: string) => sent(textField(title, limits.longText, { multiline: true }));
export const paragraphField = (title: string) => sent(textField(title, limits.paragraph, { multiline: true }));
export const count = (title: string, unit: string) =>
  sent(z.number().int().min(0).max(limits.headcount).meta({ title }).register(fieldKinds, { unit }));
export const share = z.number().int().min(0).max(100).meta({ title: '割合' }).register(fieldKinds, { unit: '%' });
export const listOf = <T extends z.ZodType>(title: string, max: number, row: T) =>
  z.array(row).max(max).meta({ title });
export const picture = (title: string) => sent(pictureField(title));
export const pictures = (title: string) => listOf(title, limits.otherPhotos, pictureField(title));
/** Rows of something; `row` names one of them. */
export const rowsOf = <T extends z.ZodRawShape>(title: string, max: number, row: string, parts: T) =>
  listOf(title, max, z.strictObject(parts).meta({ title: row }));
export const monthRows = (title: string, row: string, text: string) =>
  rowsOf(title, limits.historyRows, row, {
    date: yearMonthField('年月'),
    text: textField(text, limits.description),
  });
