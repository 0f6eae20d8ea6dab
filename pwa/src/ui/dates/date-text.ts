/** What a person writes for a day or a month, and how it is kept: `2026-11-18`, `2026-10`. */
const DAY = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const MONTH = /^(\d{4})[/.-](\d{1,2})$/;

const two = (figure: number) => String(figure).padStart(2, '0');

/** `2026/11/8` → `2026-11-08`; `null` when it is no day of the calendar. Full-width figures count as figures. */
export function readDay(text: string): string | null {
  const [, year, month, day] = DAY.exec(text.normalize('NFKC').trim()) ?? [];
  if (!year || !month || !day) return null;
  const kept = `${year}-${two(Number(month))}-${two(Number(day))}`;
  const moment = new Date(`${kept}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(kept) ? kept : null;
}

/** `2026/10` → `2026-10`; `null` when there is no such month. */
export function readMonth(text: string): string | null {
  const [, year, month] = MONTH.exec(text.normalize('NFKC').trim()) ?? [];
  const figure = Number(month);
  return year && figure >= 1 && figure <= 12 ? `${year}-${two(figure)}` : null;
}

/** As shown in fields: slashes for dashes (FACE.md: 2026/11/18, 2026/10). */
export const showDate = (kept: string | null): string => (kept ?? '').replaceAll('-', '/');
