import { dateTexts as texts } from './shown-date.texts.ts';

/** A calendar date `2026-11-08` as it is shown: `2026/11/8` (company-side 9: YYYY/M/D). */
export function shownDate(date: string): string {
  const [year = '', ...rest] = date.slice(0, 10).split('-');
  return [year, ...rest.map((part) => String(Number(part)))].join('/');
}

const JAPAN_MS = 9 * 60 * 60 * 1000;

/** The day in Japan of a moment, as it is shown: `2026/11/8`. By hand: a formatter of Intl keeps a slow phone from its page. */
export const shownDayOf = (moment: string): string => shownDate(new Date(Date.parse(moment) + JAPAN_MS).toISOString());

/** A year and month `2017-05` in words, 2017年5月; a year alone stays a year. */
export function shownMonth(date: string): string {
  const [year = '', month] = date.split('-');
  return month === undefined ? texts.year(year) : texts.month(year, Number(month));
}
