/** Japan keeps UTC+9 all year, and has since before the first moment that is written down here. By hand: Intl is slow on phones. */
const AHEAD_MS = 9 * 3_600_000;

/** Epoch milliseconds, a date, or ISO 8601 that names its zone. */
export type Moment = number | Date | string;

/** What clock and calendar in Japan show at a moment: read its UTC parts. The zone of the process or the phone does not matter. */
export const japanClock = (moment: Moment): Date => new Date(+new Date(moment) + AHEAD_MS);

/** The day in Japan at a moment, `yyyy-MM-dd`. @throws RangeError for what is no moment */
export const japanDay = (moment: Moment): string => japanClock(moment).toISOString().slice(0, 'yyyy-MM-dd'.length);

/** The month in Japan at a moment, `yyyy-MM`. @throws RangeError for what is no moment */
export const japanMonth = (moment: Moment): string => japanDay(moment).slice(0, 'yyyy-MM'.length);

/** When the day in Japan began that a moment is of, or a day as it is kept (`yyyy-MM-dd`); ISO 8601 in UTC. @throws RangeError for what is no moment */
export const startOfJapanDay = (moment: Moment): string => new Date(`${japanDay(moment)}T00:00:00+09:00`).toISOString();
