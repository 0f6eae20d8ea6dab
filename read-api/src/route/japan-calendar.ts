import { type RawBuilder, sql } from 'kysely';

/** The day in Japan, a `date`; as `japanDay` of the contracts tells it, whatever the session's zone. */
export const japanToday = sql`(now() at time zone 'Asia/Tokyo')::date`;

/** The month in Japan of an instant that is kept as ISO 8601 text in UTC, `yyyy-MM`; as `japanMonth` tells it. */
export const japanMonthOf = (instant: RawBuilder<unknown>) =>
  sql`to_char(${instant}::timestamptz at time zone 'Asia/Tokyo', 'YYYY-MM')`;
