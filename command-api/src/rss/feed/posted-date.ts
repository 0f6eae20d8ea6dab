const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const IN_TOKYO = 9 * HOUR;
/** No date is longer; what is, is none. */
const LONGEST = 100;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LONG_MONTHS = 'january february march april may june july august september october november december'.split(' ');
/** Hours east of Greenwich, of the names that are one place's alone. */
const ZONES: ReadonlyMap<string, number> = new Map([
  ...['z', 'ut', 'utc', 'gmt', 'wet'].map((name) => [name, 0] as const),
  ...['jst', 'kst'].map((name) => [name, 9] as const),
  ...['est', 'cdt'].map((name) => [name, -5] as const),
  ...['cst', 'mdt'].map((name) => [name, -6] as const),
  ...['mst', 'pdt'].map((name) => [name, -7] as const),
  ...([
    ['edt', -4],
    ['pst', -8],
    ['cet', 1],
    ['cest', 2],
    ['eet', 2],
    ['hkt', 8],
    ['sgt', 8],
  ] as const),
]);

const MONTH = String.raw`(?<month>[a-z]{3,9})\.?`;
const DAY_OF_MONTH = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const WEEKDAY = String.raw`(?:[a-z]{3,9}\.?(?:,\s*|\s+))?`;
const YEAR = String.raw`(?<year>\d{4})`;
const TIME = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)?(?:\s*(?<half>[ap])\.?m\.?)?`;
const OFFSET = String.raw`(?<sign>[+-])(?<hours>\d{1,2})(?::?(?<minutes>\d{2}))?`;
const ZONE = String.raw`(?:(?:(?:gmt|utc?)?\s*${OFFSET}(?:\s+[a-z]{2,5})?|(?<zone>[a-z]{1,5}))(?:\s*\([^()]*\))?|\((?<comment>[a-z]{1,5})\))`;
const AT = String.raw`(?:,?(?:\s+|t)${TIME}(?:\s*${ZONE})?)?`;

/** A day between a weekday and a time is clear where the month has a name or the year comes first. */
const forms = [
  String.raw`${YEAR}-(?<month>\d{1,2})-${DAY_OF_MONTH}${AT}`,
  String.raw`${YEAR}[/.](?<month>\d{1,2})[/.]${DAY_OF_MONTH}${AT}`,
  String.raw`${YEAR}\s*年\s*(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})\s*日(?:\s*\([^()]{1,4}\))?(?:\s*${TIME}(?:\s*${ZONE})?)?`,
  String.raw`${WEEKDAY}${DAY_OF_MONTH}[\s-]+${MONTH},?[\s-]+(?<year>\d{4}|\d{2})${AT}`,
  String.raw`${WEEKDAY}${MONTH}\s+${DAY_OF_MONTH}(?:,\s*|\s+)${YEAR}${AT}`,
  String.raw`${WEEKDAY}${MONTH}\s+${DAY_OF_MONTH}\s+${TIME}(?:\s*(?<zone>[a-z]{1,5}))?\s+${YEAR}`,
].map((form) => new RegExp(`^${form}$`, 'i'));

type Parts = Readonly<Record<string, string | undefined>>;

/** RFC 2822 reads two digits so; others are whole years. */
function yearOf({ year = '' }: Parts): number {
  if (year.length !== 2) return Number(year);
  return Number(year) + (Number(year) < 50 ? 2000 : 1900);
}

/** From 0; -1 for what is no month. */
function monthOf({ month = '' }: Parts): number {
  if (/^\d/.test(month)) return Number(month) - 1;
  const name = month.toLowerCase();
  return name === 'sept' ? 8 : Math.max(MONTHS.indexOf(name), LONG_MONTHS.indexOf(name));
}

/** Milliseconds since midnight; null for what no clock shows. */
function timeOf({ hour = '0', minute = '0', second = '0', half }: Parts): number | null {
  const shown = Number(hour);
  if (Number(minute) > 59 || Number(second) > 59) return null;
  if (half === undefined) return shown > 23 ? null : shown * HOUR + Number(minute) * MINUTE + Number(second) * 1000;
  if (shown < 1 || shown > 12) return null;
  return (
    ((shown % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * HOUR + Number(minute) * MINUTE + Number(second) * 1000
  );
}

/** Milliseconds east of Greenwich; a time without a zone is Japan's. Null for one that is not known. */
function zoneOf({ sign, hours = '', minutes = '0', zone, comment }: Parts): number | null {
  if (sign !== undefined) {
    if (Number(hours) > 14 || Number(minutes) > 59) return null;
    return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
  }
  const name = zone ?? comment;
  if (name === undefined) return IN_TOKYO;
  const known = ZONES.get(name.toLowerCase());
  return known === undefined ? null : known * HOUR;
}

/** Null where the calendar has no such day, so that none becomes another. */
function midnightOf(parts: Parts): number | null {
  const [year, month, day] = [yearOf(parts), monthOf(parts), Number(parts.day)];
  const at = new Date(Date.UTC(year, month, day));
  const isThere = at.getUTCFullYear() === year && at.getUTCMonth() === month && at.getUTCDate() === day;
  return isThere ? at.getTime() : null;
}

function momentOf(text: string): number | null {
  const parts = forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (parts === undefined) return null;
  const [midnight, time, zone] = [midnightOf(parts), timeOf(parts), zoneOf(parts)];
  return midnight === null || time === null || zone === null ? null : midnight + time - zone;
}

const OLDEST = Date.UTC(1990, 0, 1) - DAY;

/**
 * When an entry was published, in milliseconds: RFC 822 and ISO 8601 as feeds write them, and dates as they stand on pages,
 * where they say clearly which day they mean. Null for what is no date, for `02/11/2026`, which is one of two, and for dates
 * before 1990 or more than a day ahead: an item with such a date is undated.
 */
export function publishedAt(text: string | null, now: number): number | null {
  const plain = text === null || text.length > LONGEST ? '' : text.normalize('NFKC').trim();
  const at = momentOf(plain);
  return at !== null && at >= OLDEST && at <= now + DAY ? at : null;
}
