import { builtOnce } from '@meikan/domain';

/** As everywhere, days are Japan's, and so are the clocks beside them. */
const JAPAN = { timeZone: 'Asia/Tokyo' } as const;

const moment = builtOnce(
  () =>
    new Intl.DateTimeFormat('ja-JP', {
      ...JAPAN,
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }),
);
const day = builtOnce(
  () =>
    new Intl.DateTimeFormat('ja-JP', { ...JAPAN, year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' }),
);
const time = builtOnce(() => new Intl.DateTimeFormat('ja-JP', { ...JAPAN, hour: '2-digit', minute: '2-digit' }));
const short = builtOnce(() => new Intl.DateTimeFormat('ja-JP', { ...JAPAN, month: '2-digit', day: '2-digit' }));
const stamp = builtOnce(
  () =>
    new Intl.DateTimeFormat('ja-JP', {
      ...JAPAN,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** Instants of the log, as a clock in Japan shows them. */
export const shownMoment = (instant: string): string => moment().format(new Date(instant));
export const shownDay = (instant: string): string => day().format(new Date(instant));
export const shownTime = (instant: string): string => time().format(new Date(instant));
export const shownShortDay = (instant: string): string => short().format(new Date(instant));
export const shownStamp = (instant: string): string => stamp().format(new Date(instant));
