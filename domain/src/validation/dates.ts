import { asCalendarDate, asYearMonth, type CalendarDate, type YearMonth } from '../kernel/ids.ts';
import { type Checked, invalid, valid } from './checked.ts';

const DATE = /^(\d{4})[-/](\d{2})[-/](\d{2})$/u;
const YEAR_MONTH = /^(\d{4})[-/](\d{2})$/u;

/** A date that exists in the calendar, written `yyyy-MM-dd` or `yyyy/MM/dd` (years 1000 to 9999). */
export function calendarDate(text: string): Checked<CalendarDate> {
  const [, year = '', month = '', day = ''] = DATE.exec(text.slice(0, 11)) ?? [];
  const exists = isMonth(year, month) && Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month));
  return exists ? valid(asCalendarDate(`${year}-${month}-${day}`)) : invalid('not-a-date');
}

/** A month that exists, written `yyyy-MM` or `yyyy/MM`. */
export function yearMonth(text: string): Checked<YearMonth> {
  const [, year = '', month = ''] = YEAR_MONTH.exec(text.slice(0, 8)) ?? [];
  return isMonth(year, month) ? valid(asYearMonth(`${year}-${month}`)) : invalid('not-a-year-month');
}

function isMonth(year: string, month: string): boolean {
  return Number(year) >= 1000 && Number(month) >= 1 && Number(month) <= 12;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
