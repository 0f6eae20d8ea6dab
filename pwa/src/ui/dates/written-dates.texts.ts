/**
 * The eras since Japan took the Gregorian calendar (1873): the year before its first one, and its first day, which ends the era
 * before it. A day before 1873 is counted by the old calendar, whose months are not ours.
 */
export const ERAS = [
  { name: '令和', letter: 'R', before: 2018, from: '2019-05-01' },
  { name: '平成', letter: 'H', before: 1988, from: '1989-01-08' },
  { name: '昭和', letter: 'S', before: 1925, from: '1926-12-25' },
  { name: '大正', letter: 'T', before: 1911, from: '1912-07-30' },
  { name: '明治', letter: 'M', before: 1867, from: '1873-01-01' },
] as const;

/** Sunday first. */
export const WEEKDAYS = '日月火水木金土';

export const FIRST_YEAR = '元';

const YEAR = String.raw`(?:(?<year>\d{4})|(?<era>令和|平成|昭和|大正|明治|[RHSTM])\s*(?<count>\d{1,2}|${FIRST_YEAR}))`;
/** Between figures: slashes, dots and dashes as they are typed (the long vowel mark of a Japanese keyboard too), or space. */
const BETWEEN = String.raw`(?:\s*[/.・\-‐‒–—―ー−]\s*|\s+)`;
const MONTH = String.raw`(?:\s*年\s*|${BETWEEN})(?<month>\d{1,2})`;
const DAY = String.raw`(?:\s*月\s*|${BETWEEN})(?<day>\d{1,2})(?:\s*日)?`;
const WEEKDAY = String.raw`(?:\s*\(?(?<weekday>[${WEEKDAYS}])(?:曜日?)?\)?)?`;
/** A month, and a day, whose parts are named groups. */
export const WRITTEN_MONTH = new RegExp(String.raw`^${YEAR}${MONTH}(?:\s*月)?$`, 'iu');
export const WRITTEN_DAY = new RegExp(`^${YEAR}${MONTH}${DAY}${WEEKDAY}$`, 'iu');
