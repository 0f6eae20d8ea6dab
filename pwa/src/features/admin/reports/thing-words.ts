import type { ReportedThing } from '@meikan/contracts';
import { labelIn } from '../../../directory/label-in.ts';
import { reportsQueueTexts as texts } from './reports-queue.texts.ts';

export const reasonWords = labelIn('report_reasons');
export const nameOf = ({ target: { name, kind } }: ReportedThing): string => name ?? texts.gone[kind];
