const DAY = 86_400_000;
const IN_TOKYO = 9 * 3_600_000;

/** No feed is older. */
const YEAR = String.raw`(199\d|2\d{3})`;
const ZONE = String.raw`(?:Z|UTC?|GMT|JST|[ECMP][SD]T|[+-]\d{2}:?\d{2})`;
const ISO = new RegExp(
  String.raw`^${YEAR}[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(${ZONE})?)?$`,
  'i',
);
const MAIL = new RegExp(
  String.raw`^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\s+${YEAR}(?:\s+(\d{1,2}:\d{2}(?::\d{2})?)\s*(${ZONE})?)?$`,
  'i',
);

/** A form that every engine reads alike; a time without a zone is Japan's. */
function plainForm(text: string): string | null {
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month = '', day = '', time = '00:00', zone] = iso;
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${time} ${zoneOf(zone)}`;
  }
  const mail = MAIL.exec(text);
  if (!mail) return null;
  const [, day, month, year, time = '00:00', zone] = mail;
  return `${day} ${month} ${year} ${time} ${zoneOf(zone)}`;
}

function zoneOf(zone: string | undefined): string {
  if (zone === undefined || zone.toUpperCase() === 'JST') return '+0900';
  return zone.toUpperCase() === 'Z' ? '+0000' : zone.replace(':', '');
}

/**
 * When an entry was published, in milliseconds: RFC 822 and ISO 8601 as feeds write them. Null for what is no date, and for
 * dates before 1990 or more than a day ahead: an item with such a date is undated (security.md H14).
 */
export function publishedAt(text: string | null, now: number): number | null {
  const plain = text === null ? null : plainForm(text.trim());
  const at = plain === null ? Number.NaN : Date.parse(plain);
  return at <= now + DAY ? at : null;
}

/** The day in Japan, `yyyy-MM-dd`. */
export function dayInJapan(at: number): string {
  return new Date(at + IN_TOKYO).toISOString().slice(0, 10);
}
