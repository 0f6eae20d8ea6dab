import { momentTexts as texts } from './moments.texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const clock = new Intl.DateTimeFormat('ja-JP', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const calendar = new Intl.DateTimeFormat('ja-JP', { month: 'numeric', day: 'numeric' });
const dated = new Intl.DateTimeFormat('ja-JP', { year: 'numeric', month: 'numeric', day: 'numeric' });

const sameDay = (one: number, other: number): boolean => dated.format(one) === dated.format(other);

const sameYear = (one: number, other: number): boolean => new Date(one).getFullYear() === new Date(other).getFullYear();

/** 「10:42」 of today, else with its date. Epoch ms of the device's clock. */
export function shortMoment(moment: number, now: number): string {
  const time = clock.format(moment);
  return sameDay(moment, now) ? time : texts.day(briefMoment(moment, now), time);
}

/** 「10:42」 of today, else its date alone; for the narrow chip. */
export function briefMoment(moment: number, now: number): string {
  if (sameDay(moment, now)) return clock.format(moment);
  return sameYear(moment, now) ? calendar.format(moment) : dated.format(moment);
}

/** 「今日10:42」, else with its date. */
export const momentInWords = (moment: number, now: number): string =>
  sameDay(moment, now) ? texts.today(clock.format(moment)) : shortMoment(moment, now);

/**
 * How long ago something was, by the device's clock, for reading only: nothing is ever ordered by it. A moment ahead of the
 * clock, which was set back since, is told by its date.
 */
export function agoInWords(moment: number, now: number): string {
  const passed = now - moment;
  if (passed < -MINUTE) return momentInWords(moment, now);
  if (passed < MINUTE) return texts.now;
  if (passed < HOUR) return texts.minutes(Math.floor(passed / MINUTE));
  return passed < DAY ? texts.hours(Math.floor(passed / HOUR)) : texts.days(Math.floor(passed / DAY));
}

/** How soon something will be tried. */
export const untilInWords = (moment: number, now: number): string =>
  moment - now < MINUTE ? texts.soon : texts.inMinutes(Math.ceil((moment - now) / MINUTE));
