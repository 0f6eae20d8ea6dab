import { dateTexts as texts } from './texts.ts';

/** Spoken names of the arrows. The level button keeps its visible 「2026年」 as its name: a label would hide it. */
export const JAPANESE_LABELS = {
  previousYear: texts.previousYear,
  nextYear: texts.nextYear,
  previousMonth: texts.previousMonth,
  nextMonth: texts.nextMonth,
  previousDecade: texts.previousDecade,
  nextDecade: texts.nextDecade,
} as const;

/** dayjs formats of headings and cells. */
export const YEAR_AND_MONTH = {
  yearLabelFormat: texts.yearFormat,
  monthLabelFormat: texts.monthFormat,
  monthsListFormat: texts.monthCellFormat,
} as const;
