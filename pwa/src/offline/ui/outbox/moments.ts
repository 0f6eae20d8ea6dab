import { japanClock, japanDay } from '@meikan/contracts';
import { useSyncExternalStore } from 'react';
import { momentTexts as texts } from './texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

// By hand: the chip of every page tells a time, and a formatter of Intl keeps a slow phone 60 ms from showing the page.
const clock = (moment: number): string =>
  japanClock(moment).toISOString().slice('yyyy-MM-ddT'.length, 'yyyy-MM-ddTHH:mm'.length);

/** `2026/11/8` */
const dated = (moment: number): string => japanDay(moment).replaceAll(/-0?/g, '/');

const calendar = (moment: number): string => dated(moment).slice('yyyy/'.length);

const sameDay = (one: number, other: number): boolean => dated(one) === dated(other);

const sameYear = (one: number, other: number): boolean => dated(one).slice(0, 4) === dated(other).slice(0, 4);

/** 「10:42」 of today, else with its date. Epoch ms of the device's clock. */
export function shortMoment(moment: number, now: number): string {
  const time = clock(moment);
  return sameDay(moment, now) ? time : texts.day(briefMoment(moment, now), time);
}

/** 「10:42」 of today, else its date alone; for the narrow chip. */
export function briefMoment(moment: number, now: number): string {
  if (sameDay(moment, now)) return clock(moment);
  return sameYear(moment, now) ? calendar(moment) : dated(moment);
}

/** 「今日 10:42」, else with its date. */
export const momentInWords = (moment: number, now: number): string =>
  sameDay(moment, now) ? texts.today(clock(moment)) : shortMoment(moment, now);

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

const TICK = 30_000;

let now = Date.now();

function subscribe(listener: () => void): () => void {
  const tick = () => {
    now = Date.now();
    listener();
  };
  const timer = setInterval(tick, TICK);
  // A tab that comes back to sight tells its times anew at once.
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The device's clock (epoch ms), exact to half a minute: for 「2分前」, never for order. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
