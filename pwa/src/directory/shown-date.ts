import { japanClock, japanDay } from '@meikan/contracts';
import { dateTexts as texts } from './shown-date.texts.ts';

/** A calendar date `2026-11-08` as it is shown: `2026/11/8` (YYYY/M/D). */
export function shownDate(date: string): string {
  const [year = '', ...rest] = date.slice(0, 10).split('-');
  return [year, ...rest.map((part) => String(Number(part)))].join('/');
}

/** The day in Japan of a moment, as it is shown: `2026/11/8`. */
export const shownDayOf = (moment: string): string => shownDate(japanDay(moment));

/** A moment of these days by Japan's clock, without its year: `11月8日 9:05`. */
export function shownMoment(moment: string): string {
  const clock = japanClock(moment);
  const minute = String(clock.getUTCMinutes()).padStart(2, '0');
  return texts.moment(clock.getUTCMonth() + 1, clock.getUTCDate(), clock.getUTCHours(), minute);
}

/** About when something of these days was: `11月8日 9時ごろ`. */
export function shownHour(moment: string): string {
  const clock = japanClock(moment);
  return texts.hour(clock.getUTCMonth() + 1, clock.getUTCDate(), clock.getUTCHours());
}

/** The day in Japan of a moment of these days, without its year: `12月14日`. */
export function shownMonthDay(moment: string): string {
  const clock = japanClock(moment);
  return texts.monthDay(clock.getUTCMonth() + 1, clock.getUTCDate());
}

/** A year and month `2017-05` in words, 2017年5月; a year alone stays a year. */
export function shownMonth(date: string): string {
  const [year = '', month] = date.split('-');
  return month === undefined ? texts.year(year) : texts.month(year, Number(month));
}
