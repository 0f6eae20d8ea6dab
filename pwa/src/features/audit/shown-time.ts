import { builtOnce } from '@meikan/domain';

const ZONE = 'ja-JP';

const moment = builtOnce(
  () =>
    new Intl.DateTimeFormat(ZONE, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }),
);
const day = builtOnce(
  () => new Intl.DateTimeFormat(ZONE, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' }),
);
const time = builtOnce(() => new Intl.DateTimeFormat(ZONE, { hour: '2-digit', minute: '2-digit' }));
const short = builtOnce(() => new Intl.DateTimeFormat(ZONE, { month: '2-digit', day: '2-digit' }));
const stamp = builtOnce(
  () =>
    new Intl.DateTimeFormat(ZONE, {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** Instants of the log in the reader's own time zone. */
export const shownMoment = (instant: string): string => moment().format(new Date(instant));
export const shownDay = (instant: string): string => day().format(new Date(instant));
export const shownTime = (instant: string): string => time().format(new Date(instant));
export const shownShortDay = (instant: string): string => short().format(new Date(instant));
export const shownStamp = (instant: string): string => stamp().format(new Date(instant));
