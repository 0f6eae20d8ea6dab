import { calendarDate, yearMonth } from '@meikan/domain';
import { ERAS, FIRST_YEAR, WEEKDAYS, WRITTEN_DAY, WRITTEN_MONTH } from './written-dates.texts.ts';

/** No date that people write is longer; what is longer is not looked at. */
const LONGEST = 40;

/**
 * A day as people write it (`2026/11/8`, `20261108`, `2026年11月8日（日）`, `令和8年11月8日`) → `2026-11-08`. `null` for what is
 * no day of the calendar, and for what leaves a doubt: no year, a year of two figures, an era that was over, another weekday.
 */
export function readDay(text: string): string | null {
  const written = folded(text).replace(/^(\d{4})(\d{2})(\d{2})$/u, '$1/$2/$3');
  const parts = WRITTEN_DAY.exec(written)?.groups ?? {};
  const day = `${yearOf(parts)}-${two(parts.month)}-${two(parts.day)}`;
  return calendarDate(day).ok && isInEra(parts.era, day, day) && isOn(day, parts.weekday) ? day : null;
}

/** A month as people write it (`2019/4`, `201904`, `2019年4月`, `平成31年4月`) → `2019-04`; `null` as for days. */
export function readMonth(text: string): string | null {
  const written = folded(text).replace(/^(\d{4})(\d{2})$/u, '$1/$2');
  const parts = WRITTEN_MONTH.exec(written)?.groups ?? {};
  const month = `${yearOf(parts)}-${two(parts.month)}`;
  return yearMonth(month).ok && isInEra(parts.era, `${month}-01`, `${month}-31`) ? month : null;
}

/** As it stands in its field: slashes for dashes (FACE.md: 2026/11/18, 2026/10); what cannot be read as it was written. */
export function asWritten(value: string | null, read: (text: string) => string | null): string {
  if (value === null) return '';
  return read(value) === value ? value.replaceAll('-', '/') : value;
}

type Parts = Readonly<Record<string, string | undefined>>;

/** Wide figures and signs made narrow, and what cannot be seen taken out. */
function folded(text: string): string {
  return text.length > LONGEST
    ? ''
    : text
        .normalize('NFKC')
        .replaceAll(/\p{Cf}/gu, '')
        .trim();
}

const two = (figure = ''): string => figure.padStart(2, '0');

const eraOf = (called: string) => ERAS.find(({ name, letter }) => name === called || letter === called.toUpperCase());

/** The year of four figures; empty where there is none, so that no date is made of it. */
function yearOf({ year, era = '', count = '' }: Parts): string {
  const before = eraOf(era)?.before;
  if (year !== undefined || before === undefined) return year ?? '';
  const ofEra = count === FIRST_YEAR ? 1 : Number(count);
  return ofEra === 0 ? '' : String(before + ofEra);
}

/** Whether some of the days from `first` to `last` (`yyyy-MM-dd`) were of the era that was written; true where none was. */
function isInEra(called: string | undefined, first: string, last: string): boolean {
  const era = called === undefined ? undefined : eraOf(called);
  if (era === undefined) return true;
  const end = ERAS[ERAS.indexOf(era) - 1]?.from;
  return last >= era.from && (end === undefined || first < end);
}

const isOn = (day: string, weekday: string | undefined): boolean =>
  weekday === undefined || WEEKDAYS[new Date(day).getUTCDay()] === weekday;
