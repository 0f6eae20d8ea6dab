import { limits, type ReportReason, reportedKinds, reportReason } from '@meikan/domain';
import { z } from 'zod';
import { idField, ruled, textField } from '../kernel/fields.ts';

const targetId = idField('通報するもの');
export const reportedKind = z.enum(reportedKinds).meta({ title: '通報するものの種類' });

/** Which person, page or article is reported. */
export const ofReported = z.strictObject({ kind: reportedKind, id: targetId });

export const reportReasonField = ruled<ReportReason>('理由', reportReason, { holds: 'report_reasons' });

const said = { reason: reportReasonField, text: textField('状況', limits.paragraph, { multiline: true }).default('') };

/** What says nothing by itself has to be told in words. */
const wordsForOther = ({ reason, text }: { readonly reason: string; readonly text: string }): boolean =>
  reason !== 'other' || text !== '';
const needsWords = { path: ['text'], message: '「その他」を選んだときは、状況を入力してください。' };

/** What a report says. */
export const reportInput = z.strictObject(said).refine(wordsForOther, needsWords);
/** The same, with what it is about. */
export const reportOf = z.strictObject({ target: ofReported, ...said }).refine(wordsForOther, needsWords);
